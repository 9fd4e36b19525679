// The log in words: what happened, one sentence each.
import type { Sentences } from '../games/module';
import type { SentEntry } from '../protocol';
import { moved, shownName, type Moved } from '../server/table.svelte';
import { say } from '../words/words.svelte';

export interface Line {
  readonly key: string;
  readonly text: string;
  /** Whether somebody said it. */
  readonly talk: boolean;
  /** How many moves had been made when it happened, itself included. */
  readonly move: number;
}

type TableEvent = SentEntry['events'][number];
type Teller = Sentences['logLines'];

function tableLine(event: TableEvent, name: (seat: unknown) => string): string {
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
  tell: Teller,
  made: Moved,
  name: (seat: unknown) => string,
  key: string,
  move: number,
): Line[] {
  return tell(made, name).map((text, part) => ({ key: `${key}-${part}`, text, talk: false, move }));
}

/** The whole log, oldest first. */
export function logLines(
  tell: Teller,
  entries: readonly SentEntry[],
  names: readonly string[],
): Line[] {
  const name = (seat: unknown): string => names[Number(seat)] || say('guest');
  let move = 0;
  return entries.flatMap((entry) =>
    entry.events.flatMap((event, index) => {
      const key = `${entry.seq}-${index}`;
      if (event.event === 'taken_back') move = event.moves;
      if (event.event === 'moved') {
        move += 1;
        return moveLines(tell, moved(event), name, key, move);
      }
      const text = tableLine(event, name);
      return text ? [{ key, text, talk: event.event === 'said', move }] : [];
    }),
  );
}
