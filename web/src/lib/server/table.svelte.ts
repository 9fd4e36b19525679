// One table as this browser knows it: what it is told, kept in order.
import type {
  AnyMessage,
  AnyRequest,
  Coaching,
  MovedEvent,
  SentEntry,
  TableInfo,
  Update,
} from '../protocol';
import { preferences } from '../preferences/preferences.svelte';
import { Pacer, readable, type Paced } from '../table/pace';
import { Past } from '../table/past.svelte';
import { olderEntries, tablePosition } from './api';
import { connection } from './connection.svelte';
import { say } from '../words/words.svelte';
import { Refused } from './refused';

/** A position, as far as all games have it. */
export interface Position {
  readonly game: string;
  readonly seat: number | null;
  readonly view: { readonly to_move?: number | null };
  /** The legal moves of whoever looks at it. */
  readonly moves: readonly { readonly move: string; readonly action: number }[];
}

/** The seat to move; null when the game is over, or nobody who looks may know. */
export const turnOf = ({ view, moves, seat }: Position): number | null =>
  view.to_move ?? (moves.length > 0 ? seat : null);

/** The receipt for leaving a table: whoever is back by then has asked for it anew. */
const LEFT = 'unwatched';

/** How long a reader waits who was refused only for now, in milliseconds. */
const AGAIN = 1000;

/** Whether no waiting changes a refusal: it is about the table, or about how it was asked for. */
const lasting = (code: string): boolean => /^(table|request)\//.test(code);

/** One thing that happened because of a move. */
export interface GameEvent {
  readonly event: string;
  readonly seat?: number;
  readonly slot?: number;
  readonly [field: string]: unknown;
}

type TableRequest = Exclude<
  Extract<AnyRequest, { table: string }>,
  { do: 'watch' | 'unwatch' | 'why' | 'coach' }
>;
type Short<One> = One extends unknown ? Omit<One, 'table' | 'id'> : never;
export type Ask = Short<TableRequest>;

export interface Moved {
  readonly seat: number;
  readonly move: string | null;
  readonly happened: readonly GameEvent[];
}

/** Something new at the table, told before and after it is drawn. */
export interface Watcher {
  before(events: readonly GameEvent[]): void;
  after(events: readonly GameEvent[]): void;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<readonly SentEntry[]>([]);
  present = $state.raw<readonly boolean[]>([]);
  watchers = $state(0);
  /** Whether the table has older entries than those that are known here. */
  earlier = $state(false);
  gone = $state<string | null>(null);
  /** How many updates wait until what came before them was readable. */
  waiting = $state(0);
  /** Earlier positions, for this reader's eyes only. */
  readonly past: Past;
  #later = 0;
  #received = 0;
  #shown = 0;
  /** The entry from which on all are known. */
  #from = 1;
  readonly #pacer = new Pacer(
    () => (document.hidden ? 0 : readable(preferences.chosen.pace)),
    (waiting) => (this.waiting = waiting),
  );
  #stop: (() => void)[] = [];

  constructor(
    readonly id: string,
    private readonly watcher: Watcher | null = null,
  ) {
    this.past = new Past((moves) => tablePosition(id, moves));
    const hide = (): void => {
      if (document.hidden) this.hurry();
    };
    document.addEventListener('visibilitychange', hide);
    this.#stop.push(
      connection.listen((message) => this.#heard(message)),
      connection.reach(id, () => this.#watch()),
      () => document.removeEventListener('visibilitychange', hide),
      () => this.#pacer.stop(),
      () => clearTimeout(this.#later),
    );
  }

  close(): void {
    for (const stop of this.#stop) stop();
    connection.tell({ do: 'unwatch', table: this.id });
  }

  async #watch(): Promise<void> {
    try {
      await connection.ask({ do: 'watch', table: this.id, since: this.#received });
    } catch (error) {
      if (error instanceof Refused) this.#refused(error.problem.code);
    }
  }

  /** Give the table up, or watch it again a little later: the server may have trouble with its store. */
  #refused(code: string): void {
    if (lasting(code)) this.gone = code;
    else this.#later = window.setTimeout(() => void this.#watch(), AGAIN);
  }

  /** Ask something of the table. */
  async ask(request: Ask): Promise<void> {
    await connection.ask({ ...request, table: this.id } as TableRequest);
  }

  /** Fetch the entries before those that are known without gaps. */
  async lookEarlier(): Promise<void> {
    const page = await olderEntries(this.id, this.#from);
    const others = this.entries.filter(({ seq }) => !page.entries.some((one) => one.seq === seq));
    this.entries = [...page.entries, ...others].sort((one, two) => one.seq - two.seq);
    this.#from = page.entries[0]?.seq ?? this.#from;
    this.earlier = page.earlier;
  }

  /** Show everything that waits. */
  hurry(): void {
    this.#pacer.hurry();
  }

  /** How long the newest move still has to be read, in milliseconds. */
  get unread(): number {
    return this.#pacer.unread;
  }

  /** The paragraph of the rulebook that forbids a move, or null if it is legal. */
  async why(move: string): Promise<string | null> {
    const answer = await connection.ask({ do: 'why', table: this.id, move });
    if (answer.type !== 'reason' || !answer.error) return null;
    return answer.error.rule ?? '';
  }

  /** What the coach says; the game is marked. */
  async coach(topic: Coaching['topic']): Promise<Coaching | null> {
    const answer = await connection.ask({ do: 'coach', table: this.id, topic });
    return answer.type === 'coaching' ? answer : null;
  }

  #heard(message: AnyMessage): void {
    if (message.type === 'table' && message.info.id === this.id) {
      this.hurry();
      this.#take(message.entries, message.position ?? null, message.info);
      this.present = message.present ?? [];
      this.watchers = message.watchers ?? 0;
      this.#from = unbroken(this.entries);
      this.earlier = this.#from > 1 && (message.earlier ?? 0) > 0;
    } else if (message.type === 'update' && message.table === this.id) {
      if (message.seq > this.#received + message.entries.length) void this.#watch();
      else this.#queue(message);
    } else if (message.type === 'presence' && message.table === this.id) {
      this.present = message.present;
      this.watchers = message.watchers;
    } else if (message.type === 'gone' && message.table === this.id && message.code !== LEFT) {
      this.hurry();
      this.#refused(message.code);
    }
  }

  #queue(update: Update): void {
    const me = this.info?.seat ?? null;
    const clock = update.clock ?? update.info?.clock;
    this.#received = Math.max(this.#received, update.seq);
    this.#pacer.push({
      kind: kindOf(update.entries, me),
      clock: me !== null && clock?.running === me,
      show: () => this.#take(update.entries, update.position ?? null, this.#changed(update)),
    });
  }

  /** What is known about the table after an update, which tells only what changed. */
  #changed({ info, can, clock }: Update): TableInfo | null {
    const known = info ?? this.info;
    return known && { ...known, ...(can ? { can } : {}), ...(clock ? { clock } : {}) };
  }

  #take(entries: readonly SentEntry[], position: Position | null, info: TableInfo | null): void {
    const news = entries.filter((entry) => entry.seq > this.#shown);
    const live = this.info !== null;
    const events = movesOf(news).flatMap((moved) => moved.happened);
    if (live) this.watcher?.before(events);
    this.#shown = Math.max(this.#shown, ...entries.map((entry) => entry.seq), info?.seq ?? 0);
    this.#received = Math.max(this.#received, this.#shown);
    // Whoever sees the table with other eyes sees its past with them too.
    if (info && (info.seat !== this.info?.seat || info.phase !== this.info.phase))
      this.past.forget();
    this.entries = [...this.entries, ...news];
    if (position) this.position = position;
    if (info) this.info = info;
    this.#remember(position);
    if (live) this.watcher?.after(events);
  }

  /** Keep the position for looking back, and none of those that were taken back. */
  #remember(position: Position | null): void {
    if (!position) return;
    const made = this.moves.length;
    this.past.forget(made + 1);
    this.past.keep(made, position);
  }

  /** The moves that count, without those taken back. */
  get moves(): Moved[] {
    return movesOf(this.entries);
  }

  /** What the seats are called; two of the same name are told apart by a number. */
  get names(): string[] {
    const plain =
      this.info?.seats.map(
        (seat) => shownName(seat.kind, seat.name) || (seat.kind === 'empty' ? '' : say('guest')),
      ) ?? [];
    return numbered(plain);
  }
}

/** How an update is paced: moves of others are read one by one, talk keeps its place, all else is shown at once. */
function kindOf(entries: readonly SentEntry[], me: number | null): Paced['kind'] {
  const events = entries.flatMap((entry) => entry.events);
  const others = (kind: 'moved' | 'said'): boolean =>
    events.every((event) => event.event === kind && event.seat !== me);
  if (others('moved')) return 'move';
  return others('said') ? 'aside' : 'now';
}

/** Names of which those that are the same are told apart by a number. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    const nth = names.slice(0, seat + 1).filter((other) => other === name).length;
    return name && same > 1 ? `${name} ${nth}` : name;
  });
}

/** Names as a record has them; whoever is not named has the number of the seat. */
export function recordedNames(players: number, names: readonly string[]): string[] {
  const named = (_: unknown, seat: number): string =>
    shownName('bot', names[seat] ?? '') || say('player-number', { number: seat + 1 });
  return numbered(Array.from({ length: players }, named));
}

/** A move as it was told. */
export const moved = ({ seat, move, happened }: MovedEvent): Moved => ({
  seat,
  move: move ?? null,
  happened: (happened ?? []) as GameEvent[],
});

function movesOf(entries: readonly SentEntry[]): Moved[] {
  let moves: Moved[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.event === 'moved') moves.push(moved(event));
    else if (event.event === 'taken_back') moves = moves.slice(0, event.moves);
  }
  return moves;
}

/** The first of the last entries that have no gap between them. */
function unbroken(entries: readonly SentEntry[]): number {
  let from = entries.at(-1)?.seq ?? 1;
  for (const { seq } of [...entries].reverse()) {
    if (seq < from - 1) break;
    from = seq;
  }
  return from;
}

/** A bot's name starts with a capital letter and shows its level as people write it. */
export function shownName(kind: string, name = ''): string {
  if (kind !== 'bot') return name;
  const [word = '', level] = name.split(':');
  const shown = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ');
  return level ? `${shown} · ${level}` : shown;
}
