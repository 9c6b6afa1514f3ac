// Keeps the application for days without a connection: network first, so that a new version is seen at once.
const cache = 'dogear-1';
const shell = ['./', './assets/app.js', './assets/app.css', './assets/theme.js', './assets/favicon.svg', './assets/fonts/familjen-grotesk.woff2', './assets/fonts/petrona.woff2'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((kept) => kept.addAll(shell)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('dogear-') && name !== cache);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    fetch(request)
      .then((answer) => {
        const copy = answer.clone();
        if (answer.ok) event.waitUntil(caches.open(cache).then((kept) => kept.put(request, copy)));
        return answer;
      })
      .catch(async () => (await caches.match(request)) ?? (request.mode === 'navigate' ? caches.match('./') : Response.error())),
  );
});
