// Keeps the page, so that it opens without a network.
const CACHE = 'crowns';
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('./')));
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    try {
      const answer = await fetch(event.request);
      if (answer.ok) await cache.put('./', answer.clone());
      return answer;
    } catch {
      return cache.match('./');
    }
  })());
});
