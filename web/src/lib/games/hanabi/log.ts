// What happened in a game of Hanabi, one sentence for each event.
import type { GameEvent, Moved } from '../../server/table.svelte';
import { say } from '../../words/words.svelte';
import { cardText } from './face';

type NameOf = (seat: unknown) => string;
type Teller = (event: GameEvent, name: NameOf) => string;

const colour = (event: GameEvent, field: string): string => say(`colour-${String(event[field])}`);

const TELLERS: Readonly<Record<string, Teller>> = {
  clued: (event, name) =>
    say('log-clued', {
      who: name(event.seat),
      target: name(event['target']),
      what: event['colour'] ? colour(event, 'colour') : String(event['value']),
      count: (event['slots'] as unknown[]).length,
    }),
  played: (event, name) => announced('log-played', event, name),
  misplayed: (event, name) => announced('log-misplayed', event, name),
  discarded: (event, name) =>
    say('log-discarded', { who: name(event.seat), card: cardText(String(event['card'])) }),
  completed: (event) => say('log-completed', { colour: colour(event, 'colour') }),
  tokens_regained: (event) => say('log-tokens-regained', { count: Number(event['count']) }),
  last_round: (event) => say('log-last-round', { count: Number(event['turns_left']) }),
};

/** A card played, with the colour that was announced for it if there is one. */
function announced(message: string, event: GameEvent, name: NameOf): string {
  const values = { who: name(event.seat), card: cardText(String(event['card'])) };
  return event['announced']
    ? say(`${message}-announced`, { ...values, colour: colour(event, 'announced') })
    : say(message, { ...values, count: Number(event['errors']) });
}

export const logLines = ({ happened }: Moved, name: NameOf): string[] =>
  happened.map((event) => TELLERS[event.event]?.(event, name) ?? '').filter(Boolean);
