// Python in this browser: fetched and kept only when the reader asks for it, to play without a network.
import { address } from '../server/address';

const KEPT = 'chabudai:python';
const STORE = 'chabudai-python';
const PARTS = 'python/parts.json';

export interface Part {
  readonly path: string;
  readonly size: number;
}

const sum = (parts: readonly Part[]): number => parts.reduce((all, { size }) => all + size, 0);

/** What the server has of it now. */
async function offeredParts(): Promise<readonly Part[]> {
  const answer = await fetch(address(PARTS), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(PARTS);
  return (await answer.json()) as Part[];
}

/** What this browser has kept; the list is written last, so that with it everything is there. */
export async function keptParts(): Promise<readonly Part[]> {
  const found = await (await caches.open(STORE)).match(address(PARTS));
  return found ? ((await found.json()) as Part[]) : [];
}

class Python {
  kept = $state(localStorage.getItem(KEPT) !== null);
  /** How much of it has come, from 0 to 1; null while nothing is fetched. */
  progress = $state<number | null>(null);
  /** Whether somebody waits for a table that it sets up. */
  waited = $state(false);

  /** The size of it all, in bytes; fails where the server does not have it. */
  async size(): Promise<number> {
    return sum(await (this.kept ? keptParts() : offeredParts()));
  }

  /** Fetch and keep what is not kept yet, and let go of what is no longer needed. */
  async keep(): Promise<void> {
    this.progress = 0;
    try {
      const parts = await offeredParts();
      const store = await caches.open(STORE);
      const [total, had] = [sum(parts), await store.keys()];
      let done = 0;
      const came = (bytes: number): void => {
        this.progress = Math.min(1, (done += bytes) / total);
      };
      for (const { path, size } of parts) {
        if (had.some(({ url }) => url === address(path))) came(size);
        else await store.put(address(path), await counted(address(path), came));
      }
      await store.put(address(PARTS), new Response(JSON.stringify(parts)));
      const wanted = new Set([PARTS, ...parts.map(({ path }) => path)].map(address));
      await Promise.all(had.filter(({ url }) => !wanted.has(url)).map((old) => store.delete(old)));
      localStorage.setItem(KEPT, '1');
      this.kept = true;
      void navigator.storage.persist().catch(() => false);
    } finally {
      this.progress = null;
    }
  }

  async drop(): Promise<void> {
    localStorage.removeItem(KEPT);
    this.kept = false;
    await caches.delete(STORE);
  }

  /** After a newer version of the server: fetch what has changed. */
  async refresh(): Promise<void> {
    if (!this.kept || this.progress !== null) return;
    const paths = (parts: readonly Part[]): string => parts.map(({ path }) => path).join();
    if (paths(await offeredParts()) !== paths(await keptParts())) await this.keep();
  }
}

/** A file, with what comes of it counted. */
async function counted(url: string, came: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(url);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      came(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  return new Response(answer.body.pipeThrough(count), { headers });
}

export const python = new Python();
