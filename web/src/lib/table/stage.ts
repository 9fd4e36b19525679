// Lets pieces fly and sounds be heard when something happens at the table.
import type { Flight, Staging } from '../games/module';
import type { GameEvent, Watcher } from '../server/table.svelte';
import { fly } from './flight';

export class Stage implements Watcher {
  #flights: Flight[] = [];

  constructor(
    private readonly staging: () => Staging | undefined,
    private readonly me: () => number | null,
  ) {}

  /** Measure while the screen is as it was: afterwards everything would have to be laid out for it. */
  before(events: readonly GameEvent[]): void {
    const staging = this.staging();
    this.#flights = events.flatMap((event) => staging?.flight?.(event) ?? []);
    // Removing the element that has the focus also costs a layout.
    const focus = document.activeElement;
    const leaves = ({ seat, slot }: GameEvent): boolean =>
      focus instanceof HTMLElement && focus.dataset['card'] === `${seat}-${slot}`;
    if (focus instanceof HTMLElement && events.some(leaves)) focus.blur();
  }

  after(events: readonly GameEvent[]): void {
    for (const flight of this.#flights) void travel(flight);
    for (const event of events) this.staging()?.sound(event, this.me());
  }
}

async function travel({ from, to, draw }: Flight): Promise<void> {
  const picture = document.createElement('div');
  const erase = draw(picture);
  await fly(picture, from, to);
  await erase();
}
