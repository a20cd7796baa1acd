// Caches the app's own files, so that it opens offline. Its worker caches the data: see src/data/served-file.ts.
const version = 'VERSION';
const files = ['FILES'];
const scope = new URL(self.registration.scope);
const mine = `biographql-page ${scope.pathname} `;
const name = `${mine}${version}`;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(name);
    await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const take = async () => {
    for (const other of await caches.keys()) {
      if (other.startsWith(mine) && other !== name) await caches.delete(other);
    }
    await self.clients.claim();
  };
  event.waitUntil(take());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const path = url.href.slice(scope.href.length);
  if (path.startsWith('data/') && path !== 'data/dataset.json') return;
  // Names of scripts change with what they hold; the page itself and the dataset are requested again where that is possible.
  const isFixed = path.startsWith('assets/') || path.startsWith('admet/');
  event.respondWith(isFixed ? cacheFirst(request) : networkFirst(request));
});

async function cacheFirst(request) {
  const cache = await caches.open(name);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(name);
    const cached = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (cached !== undefined) return cached;
    throw error;
  }
}
