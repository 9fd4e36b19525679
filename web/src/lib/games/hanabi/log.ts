// What happened in a game of Hanabi: the move itself, then what it brought about.
import type { GameEvent } from '../../server/table.svelte';
import { sentence, type Piece, type Sentence } from '../../words/sentence';
import { say } from '../../words/words.svelte';
import type { NameOf, Sentences } from '../module';
import { cardText } from './face';

type Teller = (event: GameEvent, name: NameOf) => Sentence;

const colour = (event: GameEvent, field: string): string => say(`colour-${String(event[field])}`);

const card = (event: GameEvent): Piece => {
  const piece = String(event['card']);
  return { piece, text: cardText(piece) };
};

/** What a clue says: a colour by its name, or a value. */
function clue(event: GameEvent): Piece {
  const piece = String(event['colour'] ?? event['value']);
  return { piece, text: event['colour'] ? colour(event, 'colour') : piece };
}

const TELLERS: Readonly<Record<string, Teller>> = {
  clued: (event, name) =>
    sentence('log-clued', {
      who: { name: name(event.seat) },
      target: { name: name(event['target']) },
      what: clue(event),
      count: (event['slots'] as unknown[]).length,
    }),
  played: (event, name) => announced('log-played', event, name),
  misplayed: (event, name) => announced('log-misplayed', event, name),
  discarded: (event, name) =>
    sentence('log-discarded', { who: { name: name(event.seat) }, card: card(event) }),
  completed: (event) => sentence('log-completed', { colour: colour(event, 'colour') }),
  tokens_regained: (event) => sentence('log-tokens-regained', { count: Number(event['count']) }),
  last_round: (event) => sentence('log-last-round', { count: Number(event['turns_left']) }),
};

/** A card played, with the colour that was announced for it if there is one. */
function announced(message: string, event: GameEvent, name: NameOf): Sentence {
  const values = { who: { name: name(event.seat) }, card: card(event) };
  return event['announced']
    ? sentence(`${message}-announced`, { ...values, colour: colour(event, 'announced') })
    : sentence(message, { ...values, count: Number(event['errors']) });
}

export const tell: Sentences['tell'] = ({ happened }, name) =>
  happened.flatMap((event) => {
    const told = TELLERS[event.event]?.(event, name);
    return told ? [told] : [];
  });
