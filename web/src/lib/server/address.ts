// Addresses of the server, relative to the page so that any path prefix works.

/** The full address of something that the server offers. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** The address of the WebSocket; it names the table that is open, by which a proxy may choose a server. */
export function socketAddress(): string {
  const url = new URL('ws', document.baseURI);
  const table = /^#\/t\/([\w-]+)/.exec(location.hash)?.[1];
  if (table) url.searchParams.set('table', table);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
