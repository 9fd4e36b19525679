// Keeps the page at hand when the network is not: each version of it whole, in a store of its own. Of games nothing is
// kept here; the page itself keeps what was seen. The build fills in the version and the parts.
importScripts('./push.js');
const VERSION = '';
const PARTS = [];
const PAGES = 'chabudai-page-';
const NAME = PAGES + VERSION;
const scope = new URL(self.registration.scope);

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A newer version waits until the reader wants it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (/^(api|ws|schema|metrics|health|python\/parts\.json)\b/.test(path)) return;
  event.respondWith(
    kept(request.mode === 'navigate' && !path.includes('.') ? scope.href : request),
  );
});

async function fetchAll() {
  const cache = await caches.open(NAME);
  // The names of most parts have a hash: what the browser has of them already is good.
  const fresh = (part) =>
    new Request(part, part.startsWith('assets/') ? {} : { cache: 'no-cache' });
  await cache.addAll([new Request(scope.href, { cache: 'no-cache' }), ...PARTS.map(fresh)]);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PAGES) && name !== NAME);
  // The store of versions before there were several.
  await Promise.all([...old, 'chabudai-page'].map((name) => caches.delete(name)));
  await self.clients.claim();
}

// Of what is not the page's, a version that the reader asked to keep may be in another store.
async function kept(request) {
  const own = await caches.open(NAME);
  return (await own.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
