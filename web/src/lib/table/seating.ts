// Who sat where when: the log tells of people by the names that they had then.
import type { SentEntry } from '../protocol';
import { numbered, shownName } from '../server/table.svelte';
import { say } from '../words/words.svelte';

type TableEvent = SentEntry['events'][number];

/** The names at a table while its log is read from the start. */
export class Seating {
  #names: readonly string[] = [];

  /** What a seat is called now; a seat that was never taken is a guest's. */
  readonly name = (seat: unknown): string => numbered(this.#names)[Number(seat)] || say('guest');

  /** Take note of who came, went or moved. */
  hear(event: TableEvent): void {
    switch (event.event) {
      case 'sat':
      case 'named':
        return this.#call(event.seat, event.name || say('guest'));
      case 'bot_sat':
      case 'replaced':
        return this.#call(event.seat, shownName('bot', event.bot));
      case 'bot_failed':
        return this.#call(event.seat, shownName('bot', event.now));
      case 'left':
        return this.#call(event.seat, '');
      case 'seats_swapped': {
        const [one, other] = event.seats;
        const names = [this.#names[one] ?? '', this.#names[other] ?? ''];
        this.#call(one, names[1] ?? '');
        return this.#call(other, names[0] ?? '');
      }
    }
  }

  #call(seat: number, name: string): void {
    const names = Array.from(
      { length: Math.max(seat + 1, this.#names.length) },
      (_, index) => this.#names[index] ?? '',
    );
    names[seat] = name;
    this.#names = names;
  }
}
