'use strict';
// Takes taps for scores and cards; where it is missing, all of it can be typed.
const find = (selector, within = document) => within.querySelector(selector);

// The pad of cards: rank, then suit. The rank that still has no suit, and the pad that
// was chosen last, null for the keyboard.
let rank = null;
let chosen;
const line = () => find('#text');
const put = (text) => {
  const field = line();
  field.value = (field.value + text).replace(/ +/g, ' ').replace(/^ /, '');
  field.scrollLeft = field.scrollWidth;
};
const press = (button) => {
  rank = button;
  for (const other of document.querySelectorAll('[data-rank]')) {
    other.setAttribute('aria-pressed', other === button);
  }
  const suits = find('.suits');
  if (suits) suits.classList.remove('asked');
};
const choose = (pad) => {
  press(null);
  for (const other of ['digits', 'cards']) {
    const box = find('#' + other);
    if (box) box.hidden = other !== pad;
  }
  for (const tab of document.querySelectorAll('[data-pad]')) {
    tab.setAttribute('aria-pressed', tab.dataset.pad === pad);
  }
  if (line()) line().inputMode = pad ? 'none' : 'text';
};
// In another round other ranks are wild.
document.addEventListener('change', ({ target }) => {
  if (target.id !== 'round') return;
  const { wild } = target.selectedOptions[0].dataset;
  for (const button of document.querySelectorAll('[data-rank]')) {
    button.classList.toggle('wild', button.dataset.rank === wild);
  }
});
document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const { add, suit, pad } = button.dataset;
  if (add) { put(add); press(null); }
  if (button.dataset.rank) { put(' ' + button.dataset.rank); press(button); }
  if (suit && rank) { put(suit + ' '); press(null); }
  if ('delete' in button.dataset) {
    const cards = find('#cards');
    const cut = cards && !cards.hidden ? /\S+ *$/ : /.$/u;
    line().value = line().value.replace(cut, '');
    press(null);
  }
  if (pad) choose(chosen = pad);
  if ('keyboard' in button.dataset) { choose(chosen = null); line().focus(); }
});
document.addEventListener('input', () => press(null));
// A rank without its suit could be taken for points, so that the suit is asked for.
document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (!rank || !target.contains(rank) || (submitter && submitter.name === 'say')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  find('.suits').classList.add('asked');
});

// Shows the pads of a page that is new.
const begin = () => {
  for (const pads of document.querySelectorAll('.pads')) pads.hidden = false;
  const usual = find('#digits') && !/[♣♦♥♠★R]/.test(line().value) ? 'digits' : 'cards';
  choose(chosen === undefined ? find('#' + usual) && usual : chosen);
};
