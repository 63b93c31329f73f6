'use strict';
// Takes taps for scores and cards; where it is missing, all of it can be typed.
const find = (selector, within = document) => within.querySelector(selector);

// The pad of cards: rank, then suit.
let rank = null;
const line = () => find('#text');
const put = (text) => {
  const field = line();
  field.value = (field.value + text).replace(/ +/g, ' ').replace(/^ /, '');
  field.scrollLeft = field.scrollWidth;
};
const press = (button) => {
  rank = button && button.dataset.rank;
  for (const other of document.querySelectorAll('[data-rank]')) {
    other.setAttribute('aria-pressed', other === button);
  }
};
const choose = (pad) => {
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
  if (add) put(add);
  if (button.dataset.rank) press(button);
  if (suit && rank) { put(' ' + rank + suit + ' '); press(null); }
  if ('delete' in button.dataset) {
    const cards = find('#cards');
    const cut = cards && !cards.hidden ? /\S+ *$/ : /.$/u;
    line().value = line().value.replace(cut, '');
    press(null);
  }
  if (pad) choose(pad);
  if ('keyboard' in button.dataset) { choose(null); line().focus(); }
});

// Shows the pads of a page that is new.
const begin = () => {
  for (const pads of document.querySelectorAll('.pads')) pads.hidden = false;
  rank = null;
  choose(find('#digits') ? 'digits' : find('#cards') ? 'cards' : null);
};
