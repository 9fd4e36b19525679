// What the table looks, sounds and feels like when something happens.
import { mount, unmount } from 'svelte';
import Card from '../art/Card.svelte';
import { face } from '../art/colour';
import { buzz, sound } from '../comfort/sound';
import type { GameEvent } from '../hanabi/memory.svelte';
import type { Watcher } from '../server/table.svelte';
import { fly, spot } from './flight';

const GOES = new Set(['played', 'misplayed', 'discarded']);

interface Way {
  readonly card: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

export class Stage implements Watcher {
  #ways: Way[] = [];

  constructor(private readonly me: () => number | null) {}

  /** Measure while the screen is as it was: afterwards everything would have to be laid out for it. */
  before(events: readonly GameEvent[]): void {
    this.#ways = events.filter(({ event }) => GOES.has(event)).flatMap(way);
    // To take away what has the focus also costs a layout.
    const focus = document.activeElement;
    if (this.#ways.length > 0 && focus instanceof HTMLElement && focus.dataset['card'])
      focus.blur();
  }

  after(events: readonly GameEvent[]): void {
    for (const one of this.#ways) void travel(one);
    for (const event of events) noise(event);
    if (events.some((event) => event['target'] === this.me() && event.event === 'clued')) buzz(30);
  }
}

function way(event: GameEvent): Way[] {
  if (!event['card']) return [];
  const card = String(event['card']);
  const from = spot(`[data-card="${event.seat}-${event.slot}"] > :first-child`);
  const to = spot(
    event.event === 'played' ? `[data-tube="${face(card).colour}"]` : '[data-drop="pile"]',
  );
  return from && to ? [{ card, from, to }] : [];
}

async function travel({ card, from, to }: Way): Promise<void> {
  const picture = document.createElement('div');
  const drawn = mount(Card, { target: picture, props: { card } });
  await fly(picture, from, to);
  await unmount(drawn);
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
