/* global addEventListener, caches, registration, self */
// Replaces an earlier service worker, deletes its caches and unregisters itself.
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
