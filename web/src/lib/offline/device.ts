// Tables on this device: they speak the server's protocol, and their logs are kept in this browser.
import type {
  AnyMessage,
  AnyRequest,
  Answer,
  Coaching,
  NewTrial,
  Objection,
  Problem,
  Summary,
} from '../protocol';
import { connection } from '../server/connection.svelte';
import { Refused } from '../server/refused';
import { done, stores } from './database';
import { keptParts, python } from './python.svelte';

/** What came of a request, as Python tells it. */
interface Told {
  readonly messages: readonly AnyMessage[];
  readonly added: Readonly<Record<string, readonly unknown[]>>;
  readonly tables: Readonly<Record<string, Summary>>;
}

/** A game as it is stored. */
interface Stored {
  readonly line: Summary;
  readonly entries: readonly unknown[];
}

/** How long a bot's move waits for the next, in milliseconds. */
const PAUSE = 500;
/** How many games are kept; finished ones go first. */
const MOST = 50;

class Device {
  #calls = new Map<number, { resolve: (value: string) => void; reject: (why: Error) => void }>();
  #count = 0;
  #worker: Promise<Worker> | null = null;
  #games = new Map<string, Stored>();
  #playing = new Set<string>();

  /** Start Python before anybody waits for it. */
  async warm(): Promise<void> {
    await this.#started();
  }

  /** Deal a game against bots and return its table. */
  open(game: string): Promise<string> {
    return this.#opened(() => this.#call('open', game));
  }

  /** Go on from a position of a game that is over here, and return the new table. */
  async trial(wanted: Pick<NewTrial, 'moves' | 'seat'> & { table: string }): Promise<string> {
    await this.#load(wanted.table);
    return this.#opened(() => this.#call('trial', JSON.stringify(wanted)));
  }

  /** Return the table that was set up. */
  async #opened(call: () => Promise<string>): Promise<string> {
    python.waited = true;
    try {
      const { added, messages } = await this.#take(await call());
      for (const message of messages)
        if (message.type === 'answer' && message.error) throw new Refused(message.error);
      return Object.keys(added)[0] ?? '';
    } finally {
      python.waited = false;
    }
  }

  /** Ask what would be asked of the server. */
  async ask(
    request: AnyRequest & { table: string; id: string },
  ): Promise<Answer | Objection | Coaching> {
    await this.#load(request.table);
    const told = await this.#take(await this.#call('ask', JSON.stringify(request)));
    void this.#play(request.table);
    const last = told.messages.at(-1);
    if (last?.type === 'answer' && !last.ok && last.error) throw new Refused(last.error);
    if (last?.type === 'answer' || last?.type === 'reason' || last?.type === 'coaching')
      return last;
    return { type: 'answer', id: request.id, ok: true };
  }

  /** What the server would have under a table's address. */
  async get<T>(table: string, what: string): Promise<T> {
    await this.#load(table);
    const found = JSON.parse(await this.#call('get', table, what)) as { error?: Problem };
    if (found.error) throw new Refused(found.error);
    return found as T;
  }

  /** Bots move one after the other, as at the server. */
  async #play(table: string): Promise<void> {
    if (this.#playing.has(table)) return;
    this.#playing.add(table);
    try {
      for (;;) {
        const thought = await this.#call('think', table);
        if (Object.keys((JSON.parse(thought) as Told).added).length === 0) return;
        await this.#take(thought);
        await new Promise((after) => setTimeout(after, PAUSE));
      }
    } finally {
      this.#playing.delete(table);
    }
  }

  /** Store what was added to logs, and let the page hear of it. */
  async #take(text: string): Promise<Told> {
    const told = JSON.parse(text) as Told;
    for (const [table, added] of Object.entries(told.added)) {
      const line = told.tables[table];
      if (!line) continue;
      const game = { line, entries: [...(this.#games.get(table)?.entries ?? []), ...added] };
      this.#games.set(table, game);
      await store(table, game);
    }
    for (const message of told.messages) connection.hear(message);
    return told;
  }

  /** Take a stored game up again. */
  async #load(table: string): Promise<void> {
    if (this.#games.has(table)) return;
    const [games] = await stores('readonly', 'games');
    const found = games && ((await done(games.get(table))) as Stored | undefined);
    if (!found || this.#games.has(table)) return;
    this.#games.set(table, found);
    await this.#call('load', table, JSON.stringify(found.entries));
  }

  async #call(name: string, ...values: string[]): Promise<string> {
    return this.#post(await this.#started(), name, values);
  }

  #started(): Promise<Worker> {
    this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  #post(worker: Worker, name: string, values: readonly string[]): Promise<string> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      worker.postMessage({ id, name, values });
    });
  }

  async #start(): Promise<Worker> {
    const parts = await keptParts();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; value: string; error?: string }>) => {
      const call = this.#calls.get(data.id);
      this.#calls.delete(data.id);
      if (data.error === undefined) call?.resolve(data.value);
      else call?.reject(new Error(data.error));
    };
    await this.#post(worker, 'start', [document.baseURI, JSON.stringify(parts), connection.name]);
    return worker;
  }
}

async function store(table: string, game: Stored): Promise<void> {
  const [games] = await stores('readwrite', 'games');
  if (!games) return;
  games.put(game, table);
  const all = (await done(games.getAll())) as Stored[];
  const old = [...all].sort(
    ({ line: one }, { line: two }) =>
      Number(one.phase === 'over') - Number(two.phase === 'over') || two.at - one.at,
  );
  for (const { line } of old.slice(MOST)) games.delete(line.id);
}

/** The games of this device, the latest first. */
export async function deviceGames(): Promise<Summary[]> {
  const [games] = await stores('readonly', 'games');
  const all = games ? ((await done(games.getAll())) as Stored[]) : [];
  return all.map(({ line }) => line).sort((one, two) => two.at - one.at);
}

export const device = new Device();
