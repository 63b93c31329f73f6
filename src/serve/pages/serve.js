// Pages work without this: it loads them again when something has changed, and keeps
// what is sent while there is no network.
(() => {
  const page = document.documentElement;
  const OUTBOX = 'crowns-outbox';
  const NUMBER = 'crowns-number';
  const read = () => JSON.parse(localStorage.getItem(OUTBOX) || '[]');
  const write = (sends) => localStorage.setItem(OUTBOX, JSON.stringify(sends));
  const show = (id, shown) => { const note = find(id); if (note) note.hidden = !shown; };

  // A network that hangs is soon said to be missing; what was asked ends later.
  const load = async (path, options) => {
    const slow = setTimeout(show, 2000, '#offline', true);
    try {
      const signal = AbortSignal.timeout && AbortSignal.timeout(10000);
      const answer = await fetch(path, { ...options, signal });
      const text = await answer.text();
      show('#offline', false);
      return { answer, text };
    } catch (error) {
      show('#offline', true);
      throw error;
    } finally { clearTimeout(slow); }
  };
  // Whether the link or the PIN is no longer that of the server.
  const isOut = async () => [401, 403].includes((await load('/hand')).answer.status);

  // Which run of the server answers: what an earlier one was told is lost.
  const ran = (boot) => {
    if (boot && boot !== page.dataset.boot) show('#restarted', true);
    if (boot) page.dataset.boot = boot;
  };

  // Whether somebody has begun to answer.
  const isTyped = () => [...document.querySelectorAll('main input')].some((field) => {
    if (field.type === 'hidden') return false;
    if (field.type === 'radio') return field.checked !== field.defaultChecked;
    return field.value !== '';
  });

  // A new page in place of the one that is shown.
  const take = (text, whole) => {
    const other = new DOMParser().parseFromString(text, 'text/html');
    const [now, next] = [find('main'), find('main', other)];
    if (!now || !next) return;
    ran(other.documentElement.dataset.boot);
    // A field that is chosen keeps its keyboard, as long as it is for the same round.
    const isChosen = find('#text:focus') && now.dataset.turn === next.dataset.turn;
    const begun = !whole && (isTyped() || isChosen);
    const said = whole ? null : find('.notice', now);
    if (said && !find('.notice', next)) next.prepend(said);
    const [live, nextLive] = [find('#live'), find('#live', other)];
    if (begun && live && nextLive) live.replaceWith(nextLive);
    else if (!begun) now.replaceWith(next);
    if (!begun) begin();
  };

  // The page that was asked for last is shown, in whatever order they come; while
  // something is sent, that is the one which answers it.
  let asked = 0;
  let sending = false;
  let changed = false;
  const reload = async () => {
    changed = sending;
    if (sending) return;
    const nth = ++asked;
    try {
      const { answer, text } = await load(location.href);
      if (answer.ok && nth === asked) take(text, false);
    } catch { /* What is live tells when there is a network. */ }
  };

  // What is sent waits for the network, in its order, and has a key: it is done once,
  // though the answer may be lost or another tab send it too.
  let retry = null;
  const flush = async () => {
    if (sending) return;
    sending = true;
    clearTimeout(retry);
    try {
      for (let sends = read(); sends.length; sends = read()) {
        const [{ path, body }] = sends;
        asked += 1;
        const sent = load(path, { method: 'POST', body: new URLSearchParams(body) });
        const { answer, text } = await sent;
        if (answer.status === 408 || answer.status >= 500) throw answer;
        // The link or the PIN is asked for first.
        if ([401, 403].includes(answer.status) && await isOut()) return location.assign('/');
        write(read().filter((other) => other.body !== body));
        if (answer.redirected) history.replaceState(null, '', answer.url);
        take(text, true);
      }
    } catch {
      show('#offline', true);
      retry = setTimeout(flush, 2000);
    }
    sending = false;
    if (changed) reload();
  };

  // What is typed and not sent is there again after the page was loaded again.
  const place = () => [location.pathname, location.search, find('main').dataset.turn].join();
  const keep = () => {
    const field = find('#score #text');
    if (field) sessionStorage.setItem(place(), field.value);
  };
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
  const field = find('#score #text');
  if (field && !field.value) field.value = sessionStorage.getItem(place()) || '';

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!('send' in form.dataset)) return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    const path = form.getAttribute('action');
    const about = [path, ...['game', 'round', 'player'].map((name) => fields.get(name))].join();
    // By its number a later one is known, should an earlier one come after it.
    const number = Math.max(Date.now(), 1 + Number(localStorage.getItem(NUMBER)));
    localStorage.setItem(NUMBER, number);
    fields.append('nth', number);
    const body = String(new URLSearchParams(fields));
    show('#restarted', false);
    sessionStorage.removeItem(place());
    // What waits and is about the same was a slip.
    write([...read().filter((other) => other.about !== about), { path, about, body }]);
    flush();
  });

  begin();
  if (!page.dataset.boot) return;
  flush();
  let events = null;
  let count = null;
  const listen = () => {
    if (events) events.close();
    events = new EventSource('/events');
    events.onmessage = ({ data }) => {
      const [boot, changes] = data.split(' ');
      show('#offline', false);
      ran(boot);
      if (count !== null && count !== boot + changes) reload();
      count = boot + changes;
      flush();
    };
    events.onerror = async () => {
      show('#offline', true);
      // It does not try again where it was refused.
      if (events.readyState !== EventSource.CLOSED) return;
      if (await isOut().catch(() => false)) location.assign('/');
      else setTimeout(listen, 2000);
    };
  };
  listen();
  // A browser keeps pages that are left, with their connections, of which it has six.
  window.addEventListener('pagehide', () => events.close());
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) listen(); });
  window.addEventListener('online', flush);
})();
