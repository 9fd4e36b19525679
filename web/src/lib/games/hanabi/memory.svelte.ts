// Which card is which, how its owner arranged, raised and turned them, and the notes: kept in this browser.
import type { GameEvent } from '../../server/table.svelte';

const LEAVES = new Set(['played', 'misplayed', 'discarded']);

/** Number the cards of a seat in the order in which they came: the answer has one number per slot. */
function cardNumbers(events: readonly GameEvent[], seat: number, held: number): number[] {
  const own = events.filter((event) => event.seat === seat);
  const gone = own.filter((event) => LEAVES.has(event.event)).length;
  const drawn = own.filter((event) => event.event === 'drawn').length;
  let next = held + gone - drawn;
  const numbers = Array.from({ length: next }, (_, index) => index);
  for (const event of own) {
    if (LEAVES.has(event.event)) numbers.splice(event.slot ?? 0, 1);
    else if (event.event === 'drawn') numbers.push(next++);
  }
  return numbers;
}

/** Number the cards of every seat, so that a card is the same thing on the screen while it is held. */
export function allNumbers(
  events: readonly GameEvent[],
  hands: readonly (readonly unknown[])[],
): number[][] {
  return hands.map((hand, seat) => cardNumbers(events, seat, hand.length));
}

/** How a card can be held otherwise than the others, as a reminder. */
export type Held = 'raised' | 'turned';

interface Kept {
  order: number[];
  notes: Record<number, string>;
  raised: number[];
  turned: number[];
}

export class HandMemory {
  #key: string;
  #kept = $state<Kept>({ order: [], notes: {}, raised: [], turned: [] });

  constructor(table: string, seat: number) {
    this.#key = `chabudai:hand:${table}:${seat}`;
    const stored = localStorage.getItem(this.#key);
    if (stored) this.#kept = { ...this.#kept, ...(JSON.parse(stored) as Partial<Kept>) };
  }

  /** The numbers in the order in which their owner wants to see them; new cards come last. */
  arranged(numbers: readonly number[]): number[] {
    const known = this.#kept.order.filter((number) => numbers.includes(number));
    return [...known, ...numbers.filter((number) => !known.includes(number))];
  }

  /** Put a card at another place among those shown. */
  move(numbers: readonly number[], number: number, place: number): void {
    const order = this.arranged(numbers).filter((each) => each !== number);
    order.splice(Math.max(0, Math.min(place, order.length)), 0, number);
    this.#kept.order = order;
    this.#save();
  }

  note(number: number): string {
    return this.#kept.notes[number] ?? '';
  }

  write(number: number, note: string): void {
    this.#kept.notes[number] = note;
    this.#save();
  }

  is(held: Held, number: number): boolean {
    return this.#kept[held].includes(number);
  }

  /** Hold a card in this way, or as the others again. */
  turn(held: Held, number: number): void {
    const others = this.#kept[held].filter((each) => each !== number);
    this.#kept[held] = this.is(held, number) ? others : [...others, number];
    this.#save();
  }

  #save(): void {
    localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
