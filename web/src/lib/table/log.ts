// The log: what happened, a sentence each, told of people by the names that they had then.
import type { NameOf, Sentences } from '../games/module';
import type { SentEntry } from '../protocol';
import { moved, shownName, type Moved } from '../server/table.svelte';
import { sentence, type Sentence } from '../words/sentence';
import { say } from '../words/words.svelte';
import { Seating } from './seating';

export interface Line {
  readonly key: string;
  readonly told: Sentence;
  /** A move, what a move brought about, what somebody said, or what else happened at the table. */
  readonly kind: 'move' | 'effect' | 'talk' | 'table';
  /** How many moves had been made when it happened, itself included. */
  readonly move: number;
  /** Whether it tells of a move that was taken back. */
  readonly undone?: boolean;
  /** Whether it is written down and not told: the reader has just done it. */
  readonly quiet?: boolean;
}

type TableEvent = SentEntry['events'][number];
type Teller = Sentences['tell'];

function tableLine(event: TableEvent, name: NameOf): Sentence {
  const who = 'seat' in event ? { name: name(event.seat) } : '';
  switch (event.event) {
    case 'sat':
    case 'bot_sat':
    case 'left':
    case 'agreed':
    case 'refused':
    case 'time_up':
    case 'coached':
      return sentence(`log-${event.event.replace('_', '-')}`, { who });
    case 'named':
      return sentence('log-named', { who, name: { name: event.name || say('guest') } });
    case 'pointed':
      return sentence('log-pointed', { who, target: { name: name(event.target) } });
    case 'changed':
    case 'started':
    case 'taken_back':
    case 'rematch':
      return sentence(`log-${event.event.replace('_', '-')}`);
    case 'renamed':
      return sentence('log-renamed', { name: event.name });
    case 'proposed':
      return sentence(`log-proposed-${event.vote}`, {
        who,
        target: { name: name(event.target ?? 0) },
        name: { name: event.name || say('guest') },
      });
    case 'replaced':
      return sentence('log-replaced', { who: { name: shownName('bot', event.bot) } });
    case 'bot_failed':
      return sentence('log-bot-failed', {
        bot: { name: shownName('bot', event.bot) },
        who: { name: shownName('bot', event.now) },
      });
    case 'stopped':
      return sentence(`log-stopped-${event.why}`);
    case 'said':
      return sentence('said', {
        who,
        what: event.phrase ? say(`phrase-${event.phrase}`) : (event.text ?? ''),
      });
    default:
      return [];
  }
}

/** What one move was and what it brought about, a line each. */
export function moveLines(
  tell: Teller,
  made: Moved,
  name: NameOf,
  key: string,
  move: number,
): Line[] {
  return tell(made, name).map((told, part) => ({
    key: `${key}-${part}`,
    told,
    kind: part === 0 ? 'move' : 'effect',
    move,
  }));
}

/** Somebody who leaves or is renamed is told of by the old name, somebody who comes by the new one. */
const LEAVES: ReadonlySet<TableEvent['event']> = new Set([
  'left',
  'named',
  'replaced',
  'bot_failed',
]);

/** The whole log, oldest first. */
export function logLines(tell: Teller, entries: readonly SentEntry[]): Line[] {
  const seating = new Seating();
  let lines: Line[] = [];
  let move = 0;

  function takeBack(to: number): void {
    move = to;
    lines = lines.map((line) =>
      line.move > to && (line.kind === 'move' || line.kind === 'effect')
        ? { ...line, undone: true }
        : line,
    );
  }

  function linesOf(event: TableEvent, key: string): Line[] {
    if (event.event === 'taken_back') takeBack(event.moves);
    if (event.event === 'moved') {
      move += 1;
      return moveLines(tell, moved(event), seating.name, key, move);
    }
    if (!LEAVES.has(event.event)) seating.hear(event);
    const told = tableLine(event, seating.name);
    if (LEAVES.has(event.event)) seating.hear(event);
    const kind = event.event === 'said' ? 'talk' : 'table';
    const quiet = event.event === 'coached';
    return told.length > 0 ? [{ key, told, kind, move, quiet }] : [];
  }

  for (const { seq, events } of entries)
    for (const [index, event] of events.entries()) {
      const told = linesOf(event, `${seq}-${index}`);
      lines.push(...told);
    }
  return lines;
}
