// The log in words: what happened, one sentence each.
import { face } from '../art/colour';
import type { GameEvent } from '../hanabi/memory.svelte';
import type { SentEntry } from '../protocol';
import { shownName } from '../server/table.svelte';
import { say } from '../words/words.svelte';

export interface Line {
  readonly key: string;
  readonly text: string;
  /** Whether somebody said it. */
  readonly talk: boolean;
  /** How many moves had been made when it happened, the own one included. */
  readonly move: number;
}

const card = (text: unknown): string => {
  const shown = face(String(text));
  return say('card', { colour: say(`colour-${shown.colour}`), value: shown.value });
};

type Told = (event: GameEvent, name: (seat: unknown) => string) => string;

const HANABI: Readonly<Record<string, Told>> = {
  clued: (event, name) =>
    say('log-clued', {
      who: name(event.seat),
      target: name(event['target']),
      what: event['colour'] ? say(`colour-${String(event['colour'])}`) : String(event['value']),
      count: (event['slots'] as unknown[]).length,
    }),
  played: (event, name) =>
    event['announced']
      ? say('log-played-announced', {
          who: name(event.seat),
          card: card(event['card']),
          colour: say(`colour-${String(event['announced'])}`),
        })
      : say('log-played', { who: name(event.seat), card: card(event['card']) }),
  misplayed: (event, name) =>
    event['announced']
      ? say('log-misplayed-announced', {
          who: name(event.seat),
          card: card(event['card']),
          colour: say(`colour-${String(event['announced'])}`),
        })
      : say('log-misplayed', {
          who: name(event.seat),
          card: card(event['card']),
          count: Number(event['errors']),
        }),
  completed: (event) => say('log-completed', { colour: say(`colour-${String(event['colour'])}`) }),
  tokens_regained: (event) => say('log-tokens-regained', { count: Number(event['count']) }),
  last_round: (event) => say('log-last-round', { count: Number(event['turns_left']) }),
};

const tiles = (event: GameEvent): string => (event['tiles'] as string[]).join(' ');

const laid =
  (message: string): Told =>
  (event, name) =>
    say(message, {
      who: name(event.seat),
      line: String(event['line']),
      value: Number(event['value']),
      tiles: tiles(event),
    });

const BOSSA: typeof HANABI = {
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
};

/** One sentence about a game's event; empty if it needs none. */
function gameLine(event: GameEvent, name: (seat: unknown) => string): string {
  if (event.event === 'discarded')
    return event['card']
      ? say('log-discarded', { who: name(event.seat), card: card(event['card']) })
      : say('log-tile-discarded', { who: name(event.seat), tile: String(event['tile']) });
  if (event.event === 'drawn')
    return event['tile']
      ? say('log-tile-drawn', { who: name(event.seat), tile: String(event['tile']) })
      : '';
  return (HANABI[event.event] ?? BOSSA[event.event])?.(event, name) ?? '';
}

type Happening = SentEntry['events'][number];

function tableLine(event: Happening, name: (seat: unknown) => string): string {
  switch (event.event) {
    case 'sat':
      return say('log-sat', { who: event.name || say('guest') });
    case 'bot_sat':
      return say('log-bot-sat', { who: shownName('bot', event.bot) });
    case 'left':
      return say('log-left', { who: name(event.seat) });
    case 'changed':
      return say('log-changed');
    case 'renamed':
      return say('log-renamed', { name: event.name });
    case 'started':
      return say('log-started');
    case 'proposed':
      return say(`log-proposed-${event.vote}`, {
        who: name(event.seat),
        target: name(event.target ?? 0),
      });
    case 'agreed':
    case 'refused':
      return say(`log-${event.event}`, { who: name(event.seat) });
    case 'taken_back':
      return say('log-taken-back');
    case 'replaced':
      return say('log-replaced', { who: shownName('bot', event.bot) });
    case 'bot_failed':
      return say('log-bot-failed', {
        bot: shownName('bot', event.bot),
        who: shownName('bot', event.now),
      });
    case 'time_up':
      return say('log-time-up', { who: name(event.seat) });
    case 'stopped':
      return say(`log-stopped-${event.why}`);
    case 'rematch':
      return say('log-rematch');
    case 'said':
      return say('said', {
        who: name(event.seat),
        what: event.phrase ? say(`phrase-${event.phrase}`) : (event.text ?? ''),
      });
    default:
      return '';
  }
}

/** What one move brought about, a line each. */
export function moveLines(
  happened: readonly GameEvent[],
  name: (seat: unknown) => string,
  key: string,
  move: number,
): Line[] {
  return happened.flatMap((event, part) => {
    const text = gameLine(event, name);
    return text ? [{ key: `${key}-${part}`, text, talk: false, move }] : [];
  });
}

/** The whole log, oldest first. */
export function logLines(entries: readonly SentEntry[], names: readonly string[]): Line[] {
  const name = (seat: unknown): string => names[Number(seat)] || say('guest');
  let move = 0;
  return entries.flatMap((entry) =>
    entry.events.flatMap((event, index) => {
      const key = `${entry.seq}-${index}`;
      if (event.event === 'taken_back') move = event.moves;
      if (event.event === 'moved') {
        move += 1;
        return moveLines((event.happened ?? []) as GameEvent[], name, key, move);
      }
      const text = tableLine(event, name);
      return text ? [{ key, text, talk: event.event === 'said', move }] : [];
    }),
  );
}
