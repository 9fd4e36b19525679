// Keeps the page itself at hand when the network is not. Game data is never kept.
importScripts('./push.js');
const NAME = 'chabudai-page';
const scope = new URL(self.registration.scope);
const isPart = (url) =>
  url.origin === scope.origin && url.pathname.startsWith(`${scope.pathname}assets/`);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fresh(request));
  else if (isPart(new URL(request.url))) event.respondWith(kept(request));
});

// The page: the newest if there is a network, otherwise the last one seen.
async function fresh(request) {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(scope.href, answer.clone());
    return answer;
  } catch {
    return (await cache.match(scope.href)) ?? Response.error();
  }
}

// Parts have their content's hash in their name, so that one seen once is good for ever.
async function kept(request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
