// What Bossa looks and sounds like when something happens.
import { mount, unmount } from 'svelte';
import { sound } from '../../preferences/sound';
import type { GameEvent } from '../../server/table.svelte';
import { spot } from '../../table/flight';
import type { Flight, Staging } from '../module';
import { plain } from './lines';
import { place } from './marks';
import Tile from './Tile.svelte';

const inHand = (seat: unknown, tile: string): string =>
  `[data-hand="${String(seat)}"] [data-tile="${tile}"]`;

function travel(tile: string, start: string, end: string): Flight[] {
  const from = spot(start);
  const to = spot(end);
  const draw = (target: HTMLElement): (() => Promise<void>) => {
    const picture = mount(Tile, { target, props: { tile } });
    return () => unmount(picture);
  };
  return from && to ? [{ from, to, draw }] : [];
}

function flight(event: GameEvent): readonly Flight[] {
  const { seat } = event;
  switch (event.event) {
    case 'placed':
    case 'stacked': {
      const there = `[data-place="${place(event['line'], event['value'])}"]`;
      return (event['tiles'] as string[]).flatMap((tile) =>
        travel(tile, inHand(seat, plain(tile)), there),
      );
    }
    case 'swapped': {
      const mine = inHand(seat, String(event['given']));
      const theirs = inHand(1 - Number(seat), String(event['taken']));
      return [
        ...travel(String(event['given']), mine, theirs),
        ...travel(String(event['taken']), theirs, mine),
      ];
    }
    case 'discarded':
      return travel(String(event['tile']), inHand(seat, String(event['tile'])), '[data-discards]');
    case 'drawn':
      return travel(
        String(event['tile']),
        '[data-pile]',
        `[data-hand="${String(seat)}"] > :last-child`,
      );
    default:
      return [];
  }
}

function hear({ event }: GameEvent): void {
  if (event === 'placed' || event === 'stacked' || event === 'swapped') sound('tile');
  else if (event === 'discarded') sound('discard');
}

export const staging: Staging = { flight, sound: hear };
