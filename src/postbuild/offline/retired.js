/* global addEventListener, caches, registration, self */
// The worker that takes the place of all workers before it, forgets what they kept, and goes.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.endsWith(` ${registration.scope}`)))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
