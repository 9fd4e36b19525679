// What the table looks, sounds and feels like when something happens.
import { mount, tick, unmount } from 'svelte';
import Card from '../art/Card.svelte';
import { face } from '../art/colour';
import { buzz, sound } from '../comfort/sound';
import type { GameEvent } from '../hanabi/memory.svelte';
import type { Watcher } from '../server/table.svelte';
import { fly, spot, type Spot } from './flight';

const GOES = new Set(['played', 'misplayed', 'discarded']);

export class Stage implements Watcher {
  #spots: { event: GameEvent; from: Spot }[] = [];

  constructor(private readonly me: () => number | null) {}

  before(events: readonly GameEvent[]): void {
    this.#spots = events.flatMap((event) => {
      const from =
        GOES.has(event.event) && event['card']
          ? spot(`[data-card="${event.seat}-${event.slot}"]`)
          : null;
      return from ? [{ event, from }] : [];
    });
  }

  after(events: readonly GameEvent[]): void {
    for (const event of events) noise(event);
    const spots = this.#spots;
    void tick().then(() => {
      for (const { event, from } of spots) land(event, from);
    });
    if (events.some((event) => event['target'] === this.me() && event.event === 'clued')) buzz(30);
  }
}

function land(event: GameEvent, from: Spot): void {
  const card = String(event['card']);
  const holder = document.createElement('div');
  const drawn = mount(Card, { target: holder, props: { card } });
  const target =
    event.event === 'played' ? `[data-tube="${face(card).colour}"]` : '[data-drop="pile"]';
  fly(from, target, holder);
  setTimeout(() => void unmount(drawn), 1000);
}

function noise(event: GameEvent): void {
  switch (event.event) {
    case 'clued':
      return sound('clue');
    case 'played':
      return sound('play');
    case 'discarded':
      return sound('discard');
    case 'completed':
      return sound('complete');
    case 'misplayed':
      buzz([40, 60, 40]);
      return sound('error');
    case 'placed':
    case 'stacked':
    case 'swapped':
      return sound('tile');
  }
}
