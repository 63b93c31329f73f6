// Shows the page that the address names after `#`: language, path and fields.
(async () => {
  const bytes = (id) => Uint8Array.from(atob(find(id).textContent), (c) => c.charCodeAt(0));
  const gunzip = new DecompressionStream('gzip');
  const unpacker = await new Response(new Blob([bytes('#unpacker')]).stream().pipeThrough(gunzip)).arrayBuffer();
  const languages = find('#texts').dataset.languages.split(' ');
  const script = new Blob([find('#worker').textContent], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(script));
  worker.postMessage({ languages, unpacker, code: bytes('#code'), texts: bytes('#texts') });

  const usual = () => {
    const tags = navigator.languages.map((tag) => tag.split('-')[0].replace(/^n[on]$/, 'nb'));
    return tags.find((tag) => languages.includes(tag)) || 'en';
  };
  let number = 0;
  let language;
  const ask = () => {
    const [, tag, path, query] = /^#?(\w*)([^?]*)\??(.*)$/s.exec(location.hash);
    language = languages.includes(tag) ? tag : usual();
    const fields = [...new URLSearchParams(query)];
    const lines = fields.map(([name, value]) => `${name}=${value.replace(/\s/g, ' ')}`);
    document.body.setAttribute('aria-busy', 'true');
    number += 1;
    worker.postMessage({ number, language, lines: [path, ...lines] });
  };
  worker.onmessage = ({ data }) => {
    // Something else was asked meanwhile.
    if (data.number !== number) return;
    document.body.removeAttribute('aria-busy');
    if (!data.html) return;
    document.body.innerHTML = data.html;
    document.documentElement.lang = language;
    begin();
    scrollTo(0, 0);
  };
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(event.target));
    location.hash = `${event.target.getAttribute('action')}?${fields}`;
  });
  addEventListener('hashchange', ask);
  ask();
  if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    navigator.serviceWorker.register('offline.js').catch(() => {});
  }
})();
