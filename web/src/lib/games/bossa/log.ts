// What happened in a game of Bossa: the move itself, then what it brought about.
import type { GameEvent } from '../../server/table.svelte';
import { sentence, type Piece, type Sentence } from '../../words/sentence';
import { say } from '../../words/words.svelte';
import type { NameOf, Sentences } from '../module';
import { pips, plain } from './lines';

type Teller = (event: GameEvent, name: NameOf) => Sentence;

/** Tiles as they are written: one, or several side by side. */
function tiles(...written: readonly string[]): Piece {
  const words = written.map((tile) =>
    say(plain(tile) === tile ? 'tile-short' : 'tile-short-modified', { ...pips(tile) }),
  );
  return { piece: written.join(' '), text: words.join(' + ') };
}

const laid =
  (message: string): Teller =>
  (event, name) =>
    sentence(message, {
      who: { name: name(event.seat) },
      line: String(event['line']),
      value: Number(event['value']),
      tiles: tiles(...(event['tiles'] as string[])),
    });

const TELLERS: Readonly<Record<string, Teller>> = {
  line_taken: (event, name) =>
    sentence('log-line-taken', { who: { name: name(event.seat) }, line: String(event['line']) }),
  first_taken: (event, name) => sentence('log-first-taken', { who: { name: name(event.seat) } }),
  hands_turned_up: () => sentence('log-hands-turned-up'),
  modifier_chosen: (event, name) =>
    sentence('log-modifier-chosen', { who: { name: name(event.seat) } }),
  modifiers_shown: (event, name) =>
    sentence('log-modifiers-shown', {
      kinds: (event['kinds'] as string[])
        .map((kind, seat) => `${name(seat)} ${say(kind)}`)
        .join(', '),
    }),
  placed: laid('log-placed'),
  stacked: laid('log-stacked'),
  swapped: (event, name) =>
    sentence('log-swapped', {
      who: { name: name(event.seat) },
      given: tiles(String(event['given'])),
      taken: tiles(String(event['taken'])),
    }),
  discarded: (event, name) =>
    sentence('log-tile-discarded', {
      who: { name: name(event.seat) },
      tile: tiles(String(event['tile'])),
    }),
  drawn: (event, name) =>
    event['tile']
      ? sentence('log-tile-drawn', {
          who: { name: name(event.seat) },
          tile: tiles(String(event['tile'])),
        })
      : [],
  ended: (event, name) => {
    const winner = event['winner'];
    return typeof winner === 'number'
      ? sentence(`bossa-ended-${String(event['why'])}`, {
          winner: { name: name(winner) },
          loser: { name: name(1 - winner) },
        })
      : sentence('bossa-ended-pile-draw');
  },
};

export const tell: Sentences['tell'] = ({ happened }, name) =>
  happened
    .map((event) => TELLERS[event.event]?.(event, name) ?? [])
    .filter((told) => told.length > 0);
