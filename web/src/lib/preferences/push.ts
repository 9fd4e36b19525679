// Push messages on this device: asking the browser, subscribing, and telling the server.
import { addPush, removeChannel } from '../server/api';
import type { Language } from '../words/words.svelte';
import { channelOf } from './notices';

/** Whether the browser may show messages; null where it cannot have any here. */
export const permission = (): NotificationPermission | null =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : null;

async function subscription(): Promise<PushSubscription | null> {
  // Without a service worker there is nothing to wait for: the page may be open for the first time.
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the server calls this device's subscription; null if there is none. */
export async function ownChannel(): Promise<string | null> {
  if (permission() === null) return null;
  const found = await subscription();
  return found && channelOf(found.endpoint);
}

/** Ask the person, subscribe and tell the server. */
export async function subscribe(key: string, language: Language): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key is of another server, or from before its data were lost.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await addPush({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language,
  });
}

/** End the subscription, here and at the server. */
export async function unsubscribe(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  const channel = await channelOf(found.endpoint);
  await found.unsubscribe();
  await removeChannel(channel);
}
