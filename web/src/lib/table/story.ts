// The story since somebody's last turn: the others' moves in order, each with what it brought about.
import type { Sentence } from '../words/sentence';
import type { Line } from './log';

export interface Told {
  readonly key: string;
  readonly told: Sentence;
  readonly effects: readonly Sentence[];
  readonly kind: 'move' | 'talk' | 'table';
  /** Whether it is the reader's own move, which stays in view until somebody else moves. */
  readonly mine: boolean;
}

/** What stands for a line; effects belong to the move before them. */
function gathered(lines: readonly Line[], mine: boolean): Told[] {
  const found: Told[] = [];
  for (const { key, told, kind } of lines) {
    const last = found.at(-1);
    if (kind !== 'effect') found.push({ key, told, effects: [], kind, mine });
    else if (last) found[found.length - 1] = { ...last, effects: [...last.effects, told] };
  }
  return found;
}

/** What to tell somebody whose last move was the move number *since*; 0 before it. */
export function storyOf(lines: readonly Line[], since: number): Told[] {
  const standing = lines.filter(({ undone, quiet }) => !undone && !quiet);
  const own = standing.findLastIndex(
    ({ kind, move }) => move === since && since > 0 && (kind === 'move' || kind === 'effect'),
  );
  const news = gathered(
    standing.slice(own + 1).filter(({ kind, move }) => kind !== 'table' || move > 0),
    false,
  );
  if (news.length > 0) return news;
  if (since === 0) return gathered(standing.slice(-1), false);
  return gathered(
    standing.filter(({ kind, move }) => move === since && (kind === 'move' || kind === 'effect')),
    true,
  );
}
