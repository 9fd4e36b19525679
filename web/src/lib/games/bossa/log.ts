// What happened in a game of Bossa, one sentence for each event.
import type { GameEvent, Moved } from '../../server/table.svelte';
import { say } from '../../words/words.svelte';

type NameOf = (seat: unknown) => string;
type Teller = (event: GameEvent, name: NameOf) => string;

const laid =
  (message: string): Teller =>
  (event, name) =>
    say(message, {
      who: name(event.seat),
      line: String(event['line']),
      value: Number(event['value']),
      tiles: (event['tiles'] as string[]).join(' '),
    });

const TELLERS: Readonly<Record<string, Teller>> = {
  line_taken: (event, name) =>
    say('log-line-taken', { who: name(event.seat), line: String(event['line']) }),
  first_taken: (event, name) => say('log-first-taken', { who: name(event.seat) }),
  hands_turned_up: () => say('log-hands-turned-up'),
  modifier_chosen: (event, name) => say('log-modifier-chosen', { who: name(event.seat) }),
  modifiers_shown: (event, name) =>
    say('log-modifiers-shown', {
      kinds: (event['kinds'] as string[])
        .map((kind, seat) => `${name(seat)} ${say(kind)}`)
        .join(', '),
    }),
  placed: laid('log-placed'),
  stacked: laid('log-stacked'),
  swapped: (event, name) =>
    say('log-swapped', {
      who: name(event.seat),
      given: String(event['given']),
      taken: String(event['taken']),
    }),
  discarded: (event, name) =>
    say('log-tile-discarded', { who: name(event.seat), tile: String(event['tile']) }),
  drawn: (event, name) =>
    event['tile']
      ? say('log-tile-drawn', { who: name(event.seat), tile: String(event['tile']) })
      : '',
};

export const logLines = ({ happened }: Moved, name: NameOf): string[] =>
  happened.map((event) => TELLERS[event.event]?.(event, name) ?? '').filter(Boolean);
