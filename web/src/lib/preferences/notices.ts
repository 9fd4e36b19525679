// What a browser can do about push messages, and has done.

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The state of push messages on this device, from what the browser says and what the server knows. */
export function pushState(
  permission: NotificationPermission | null,
  subscribed: string | null,
  known: readonly string[],
): PushState {
  if (permission === null) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && subscribed !== null && known.includes(subscribed)
    ? 'on'
    : 'off';
}

/** The name that the server has for a subscription: the SHA-256 digest of its endpoint. */
export async function channelOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
