// When each update is shown: a move stays readable before the next one covers it.

export const PACES = ['relaxed', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** How long a move is shown before the next one, in milliseconds. */
const READABLE: Readonly<Record<Pace, number>> = {
  relaxed: 3200,
  normal: 1800,
  fast: 800,
  once: 0,
};
/** How much of the reader's own clock may pass before the newest position is shown. */
const CLOCK_COST = 1000;
/** So many updates wait at most: an onlooker must not fall behind further and further. */
const MOST_WAITING = 10;

export const readable = (pace: Pace): number => READABLE[pace];

export interface Paced {
  /** A move of somebody else waits its turn; an aside follows what it came after; `now` shows everything at once. */
  readonly kind: 'move' | 'aside' | 'now';
  /** Whether the reader's clock is running after it. */
  readonly clock?: boolean;
  readonly show: () => void;
}

/** The time, and what is to be called later; the call can be cancelled. */
export interface Timer {
  readonly now: () => number;
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

const CLOCKWORK: Timer = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Shows updates in the order in which they came, none lost, with time to read between moves. */
export class Pacer {
  #waiting: Paced[] = [];
  /** When the last move was shown. */
  #shown = -Infinity;
  #deadline = Infinity;
  #cancel = (): void => {};

  constructor(
    private readonly milliseconds: () => number,
    private readonly counted: (waiting: number) => void = () => {},
    private readonly timer: Timer = CLOCKWORK,
  ) {}

  push(update: Paced): void {
    this.#waiting.push(update);
    if (update.kind === 'now' || this.milliseconds() === 0) return this.hurry();
    if (update.clock) this.#deadline = Math.min(this.#deadline, this.timer.now() + CLOCK_COST);
    this.#advance();
  }

  /** Show everything that waits. */
  hurry(): void {
    this.#cancel();
    for (const update of this.#waiting.splice(0)) this.#show(update);
    this.#settle();
  }

  /** Forget what waits. */
  stop(): void {
    this.#cancel();
    this.#waiting = [];
  }

  /** How long the last move still has to be read. */
  get unread(): number {
    return Math.max(0, this.#shown + this.milliseconds() - this.timer.now());
  }

  #advance(): void {
    this.#cancel();
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = next.kind === 'move' ? this.#due() - this.timer.now() : 0;
      if (wait > 0) {
        this.#cancel = this.timer.after(wait, () => this.#advance());
        break;
      }
      this.#waiting.shift();
      this.#show(next);
    }
    this.#settle();
  }

  /** When the next move may be shown; against a clock the rest of the time is shared by all that wait. */
  #due(): number {
    const waiting = this.#waiting.length;
    if (waiting > MOST_WAITING) return -Infinity;
    const readAt = this.#shown + this.milliseconds();
    if (this.#deadline === Infinity) return readAt;
    return Math.min(readAt, this.#shown + (this.#deadline - this.#shown) / waiting);
  }

  #show(update: Paced): void {
    // What the reader did needs no time to be read.
    if (update.kind !== 'aside')
      this.#shown = update.kind === 'move' ? this.timer.now() : -Infinity;
    update.show();
  }

  #settle(): void {
    if (this.#waiting.length === 0) this.#deadline = Infinity;
    this.counted(this.#waiting.length);
  }
}
