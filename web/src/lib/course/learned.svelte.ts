// What somebody has learned in the courses: it is kept in this browser and nowhere else.
import type { Card } from 'ts-fsrs';

const KEY = 'chabudai:course';

interface Kept {
  /** The exercises that were solved when they were last tried. */
  readonly solved: readonly number[];
  /** All that were tried, the last one at the end. */
  readonly tried: readonly number[];
  /** When the lesson is to be repeated: as the scheduler wrote it. */
  readonly card: Card;
}
type Page = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

class Learned {
  #page = $state.raw<Page>(stored());

  /** The exercises of a lesson that are solved. */
  solved(game: string, lesson: string): readonly number[] {
    return this.#of(game, lesson)?.solved ?? [];
  }

  /** What the scheduler knows of a lesson; nothing before its first exercise. */
  card(game: string, lesson: string): Card | undefined {
    return this.#of(game, lesson)?.card;
  }

  /** Those of some lessons that are to be repeated, the longest due first. */
  due(game: string, lessons: readonly string[], now: Date): string[] {
    return lessons
      .filter((name) => this.#time(game, name) <= now.getTime())
      .sort((one, other) => this.#time(game, one) - this.#time(game, other));
  }

  /** In how many days the next of some lessons is to be repeated; null if none was begun. */
  days(game: string, lessons: readonly string[], now: Date): number | null {
    const next = Math.min(...lessons.map((name) => this.#time(game, name)));
    if (!Number.isFinite(next)) return null;
    return Math.max(0, dayOf(new Date(next)) - dayOf(now));
  }

  /** Which exercise comes next: one that is not solved, else the one that was tried longest ago. */
  next(game: string, lesson: string, count: number): number {
    const { solved = [], tried = [] } = this.#of(game, lesson) ?? {};
    const every = Array.from({ length: count }, (_, index) => index + 1);
    const left = every.filter((number) => !solved.includes(number));
    const among = left.length > 0 ? left : every;
    return among.reduce((best, number) =>
      tried.indexOf(number) < tried.indexOf(best) ? number : best,
    );
  }

  /** Write an answer down. */
  write(game: string, lesson: string, number: number, right: boolean, card: Card): void {
    const { solved = [], tried = [] } = this.#of(game, lesson) ?? {};
    const others = solved.filter((one) => one !== number);
    const kept = {
      solved: right ? [...others, number] : others,
      tried: [...tried.filter((one) => one !== number), number],
      card,
    };
    this.#keep({ ...this.#page, [game]: { ...this.#page[game], [lesson]: kept } });
  }

  /** Start a course over. */
  forget(game: string): void {
    this.#keep({ ...this.#page, [game]: {} });
  }

  #of(game: string, lesson: string): Kept | undefined {
    return this.#page[game]?.[lesson];
  }

  #time(game: string, lesson: string): number {
    const due = this.card(game, lesson)?.due;
    return due === undefined ? Infinity : new Date(due).getTime();
  }

  #keep(page: Page): void {
    this.#page = page;
    localStorage.setItem(KEY, JSON.stringify(page));
  }
}

const DAY = 86_400_000;
/** The number of a day by the reader's clock. */
const dayOf = (time: Date): number =>
  Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / DAY);

function stored(): Page {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Page;
  } catch {
    return {};
  }
}

export const learned = new Learned();
