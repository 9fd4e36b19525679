// Requests that nobody has answered yet: they survive a reload, and the server counts each once by its id.
import type { AnyRequest } from '../protocol';

export type Asked = AnyRequest & { id: string };

const KEY = 'chabudai:unsent';
/** Older ones are no longer what anybody wants. */
const LONGEST = 86_400_000;
/** What only looks is asked for anew by the page that looks. */
const LOOKS = new Set(['ping', 'mine', 'lobby', 'watch', 'unwatch', 'why', 'coach']);

interface Noted {
  readonly at: number;
  readonly request: Asked;
}

export const changes = (request: AnyRequest): boolean => !LOOKS.has(request.do);

function noted(): Noted[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Noted[];
  } catch {
    return [];
  }
}

function write(all: readonly Noted[]): void {
  if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
  else localStorage.removeItem(KEY);
}

export const note = (request: Asked, now = Date.now()): void =>
  write([...noted(), { at: now, request }]);

export function settled(id: string): void {
  const all = noted();
  if (all.some(({ request }) => request.id === id))
    write(all.filter(({ request }) => request.id !== id));
}

/** What an earlier page could not send. */
export const unsent = (now = Date.now()): Asked[] =>
  noted()
    .filter(({ at }) => now - at < LONGEST)
    .map(({ request }) => request);

export const dropUnsent = (): void => localStorage.removeItem(KEY);
