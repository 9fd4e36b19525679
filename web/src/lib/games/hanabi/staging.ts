// What Hanabi looks, sounds and feels like when something happens.
import { mount, unmount } from 'svelte';
import { buzz, sound } from '../../preferences/sound';
import type { GameEvent } from '../../server/table.svelte';
import { spot } from '../../table/flight';
import type { Flight, Staging } from '../module';
import Card from './Card.svelte';
import { face } from './face';

const LEAVES = new Set(['played', 'misplayed', 'discarded']);

function flight(event: GameEvent): Flight | null {
  if (!LEAVES.has(event.event) || !event['card']) return null;
  const card = String(event['card']);
  const from = spot(`[data-card="${event.seat}-${event.slot}"] > :first-child`);
  const to = spot(
    event.event === 'played' ? `[data-tube="${face(card).colour}"]` : '[data-drop="pile"]',
  );
  return from && to && { from, to, draw: (target) => drawn(target, card) };
}

function drawn(target: HTMLElement, card: string): () => Promise<void> {
  const picture = mount(Card, { target, props: { card } });
  return () => unmount(picture);
}

function hear(event: GameEvent, me: number | null): void {
  switch (event.event) {
    case 'clued':
      if (event['target'] === me) buzz(30);
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
  }
}

export const staging: Staging = { flight, sound: hear };
