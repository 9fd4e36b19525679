// What Hanabi looks, sounds and feels like when something happens.
import { mount, unmount } from 'svelte';
import { buzz, sound } from '../../preferences/sound';
import type { GameEvent } from '../../server/table.svelte';
import { spot } from '../../table/flight';
import type { Flight, Staging } from '../module';
import Card from './Card.svelte';
import { face } from './face';
import Glyph from './Glyph.svelte';

const LEAVES = new Set(['played', 'misplayed', 'discarded']);

const MARK = 34;

function flight(event: GameEvent): Flight | readonly Flight[] | null {
  if (event.event === 'clued') return clueFlights(event);
  if (!LEAVES.has(event.event) || !event['card']) return null;
  const card = String(event['card']);
  const from = spot(`[data-card="${event.seat}-${event.slot}"] > :first-child`);
  const to = spot(
    event.event === 'played' ? `[data-tube="${face(card).colour}"]` : '[data-drop="pile"]',
  );
  return from && to && { from, to, draw: (target) => drawn(target, card) };
}

/** What a clue says flies from whoever gives it to every card that it points at. */
function clueFlights(event: GameEvent): Flight[] {
  const plate = spot(`[data-plate="${event.seat}"]`) ?? spot(`[data-hand="${event.seat}"]`);
  if (!plate) return [];
  const from = new DOMRect(
    plate.left + plate.width / 2 - MARK / 2,
    plate.top + plate.height / 2 - MARK / 2,
    MARK,
    MARK,
  );
  const piece = String(event['colour'] ?? event['value']);
  return (event['slots'] as readonly number[]).flatMap((slot) => {
    const to = spot(`[data-card="${String(event['target'])}-${slot}"] > :first-child`);
    return to ? [{ from, to, draw: (target) => mark(target, piece) }] : [];
  });
}

function mark(target: HTMLElement, piece: string): () => Promise<void> {
  target.style.fontSize = `${MARK / 1.5}px`;
  const picture = mount(Glyph, { target, props: { piece } });
  return () => unmount(picture);
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
