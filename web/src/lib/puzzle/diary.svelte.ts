// What this browser has made of the puzzles: it is kept here and nowhere else.

const KEY = 'chabudai:puzzles';
const DAY = 86_400_000;

interface Page {
  /** By `game/number`: whether the first try was right. */
  tries: Record<string, boolean>;
  /** By game: the last day whose puzzle was tried, and how many days in a row it was solved. */
  rows: Record<string, { day: number; length: number }>;
}

/** The number of the day, by the clock in Greenwich as at the server. */
const today = (): number => Math.floor(Date.now() / DAY);

class Diary {
  #page = $state.raw<Page>(stored());

  /** Whether the first try at a puzzle was right; nothing if there was none. */
  first(game: string, number: number): boolean | undefined {
    return this.#page.tries[`${game}/${String(number)}`];
  }

  /** How many days in a row the day's puzzle was solved, today's or yesterday's being the last. */
  row(game: string): number {
    const row = this.#page.rows[game];
    return row && row.day >= today() - 1 ? row.length : 0;
  }

  get tried(): number {
    return Object.keys(this.#page.tries).length;
  }

  get solved(): number {
    return Object.values(this.#page.tries).filter(Boolean).length;
  }

  /** How many puzzles of a game were solved at the first try. */
  solvedOf(game: string): number {
    return Object.entries(this.#page.tries).filter(
      ([name, right]) => right && name.startsWith(`${game}/`),
    ).length;
  }

  /** Write a try down; only the first one counts, and in the row of days the first one of a day. */
  write(game: string, number: number, right: boolean, ofToday: boolean): void {
    const { tries, rows } = this.#page;
    const day = today();
    this.#page = {
      tries: { [`${game}/${String(number)}`]: right, ...tries },
      rows:
        ofToday && rows[game]?.day !== day
          ? { ...rows, [game]: { day, length: right ? this.row(game) + 1 : 0 } }
          : rows,
    };
    localStorage.setItem(KEY, JSON.stringify(this.#page));
  }
}

function stored(): Page {
  try {
    const page = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Page>;
    return { tries: page.tries ?? {}, rows: page.rows ?? {} };
  } catch {
    return { tries: {}, rows: {} };
  }
}

export const diary = new Diary();
