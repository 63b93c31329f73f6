// Pages work without this: it loads them again when something has changed, and keeps
// what is sent while there is no network.
(() => {
  const page = document.documentElement;
  const OUTBOX = 'crowns-outbox';
  const read = () => JSON.parse(localStorage.getItem(OUTBOX) || '[]');
  const write = (sends) => localStorage.setItem(OUTBOX, JSON.stringify(sends));
  const show = (id, shown) => { const note = find(id); if (note) note.hidden = !shown; };

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
    const typed = !whole && isTyped();
    const said = whole ? null : find('.notice', now);
    if (said && !find('.notice', next)) next.prepend(said);
    const [live, nextLive] = [find('#live'), find('#live', other)];
    if (typed && live && nextLive) live.replaceWith(nextLive);
    else if (!typed) now.replaceWith(next);
    if (!typed) begin();
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
      const answer = await fetch(location.href);
      const text = await answer.text();
      if (answer.ok && nth === asked) take(text, false);
    } catch { show('#offline', true); }
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
        const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(body) });
        if (answer.status === 408 || answer.status >= 500) throw answer;
        // The PIN is asked for first.
        if (answer.status === 401) return location.assign('/');
        const text = await answer.text();
        write(read().filter((other) => other.body !== body));
        if (answer.redirected) history.replaceState(null, '', answer.url);
        take(text, true);
      }
      show('#offline', false);
    } catch {
      show('#offline', true);
      retry = setTimeout(flush, 2000);
    }
    sending = false;
    if (changed) reload();
  };
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!('send' in form.dataset)) return;
    event.preventDefault();
    const body = String(new URLSearchParams(new FormData(form, event.submitter)));
    show('#restarted', false);
    write([...read(), { path: form.getAttribute('action'), body }]);
    flush();
  });

  begin();
  if (!page.dataset.boot) return;
  flush();
  let events = null;
  let count = null;
  const listen = () => {
    events = new EventSource('/events');
    events.onmessage = ({ data }) => {
      const [boot, changes] = data.split(' ');
      show('#offline', false);
      ran(boot);
      if (count !== null && count !== boot + changes) reload();
      count = boot + changes;
      flush();
    };
    events.onerror = () => show('#offline', true);
  };
  listen();
  // A browser keeps pages that are left, with their connections, of which it has six.
  window.addEventListener('pagehide', () => events.close());
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) listen(); });
  window.addEventListener('online', flush);
})();
