// Messages that are pushed to this device: it is somebody's turn. Part of the service worker.
const page = new URL(self.registration.scope);
const place = (table) => `${page.href}#/${table ? `t/${table}` : 'settings'}`;

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, table } = event.data.json();
  const icon = new URL('icons/icon-192.png', page).href;
  // The message of a table replaces the one before.
  const shown = self.registration.showNotification(title, {
    body,
    icon,
    tag: table || 'test',
    data: table,
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(place(event.notification.data)));
});

async function open(address) {
  const all = await self.clients.matchAll({ type: 'window' });
  const there = all.find((client) => client.url === address);
  const found = there ?? all[0];
  if (!found) return self.clients.openWindow(address);
  if (!there) await found.navigate(address);
  return found.focus();
}

// A browser may renew its subscription by itself: the server must hear of it.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, fresh) {
  if (!old) return;
  const made = fresh ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const headers = { 'content-type': 'application/json' };
  await fetch(new URL('api/me/notices/push', page), { method: 'PUT', body, headers });
}
