// What a puzzle's moves are worth beside the best one: told by their distance from it.
import type { PuzzleVerdict } from '../protocol';
import { say } from '../words/words.svelte';

/** Less than that is nearly as good: points, or a winning chance. */
const CLOSE = { points: 0.25, chances: 0.03 };

/** A distance with as many digits as it takes to see it. */
function distance(gap: number, points: boolean): number {
  const size = points ? gap : 100 * gap;
  return Number(size.toFixed(size < 0.1 ? 2 : size < 10 ? 1 : 0));
}

/** The best move's worth in words, and another's by how much less it is. */
export function worthWords(worth: number, best: number, points: boolean): string {
  const gap = distance(best - worth, points);
  if (worth === best)
    return points
      ? say('puzzle-best-points', { points: Number(best.toFixed(1)) })
      : say('puzzle-best-chance', { percent: Number((100 * best).toFixed(1)) });
  if (gap === 0) return say('puzzle-same');
  return points
    ? say('puzzle-less-points', { points: gap })
    : say('puzzle-less-chance', { percent: gap });
}

const gapOf = ({ move, worths }: PuzzleVerdict): number => {
  const tried = worths.find((one) => one.move === move);
  return tried ? (worths[0]?.worth ?? 0) - tried.worth : 0;
};

/** Right, nearly as good as the best move, wrong, or not tried. */
export function gradeOf(
  verdict: PuzzleVerdict,
  points: boolean,
): 'right' | 'close' | 'wrong' | 'answer' {
  if (verdict.right) return 'right';
  if (!verdict.move) return 'answer';
  return gapOf(verdict) < CLOSE[points ? 'points' : 'chances'] ? 'close' : 'wrong';
}

/** By how much the best move is better than the one that was tried; nothing if it was right. */
export function gapWords(verdict: PuzzleVerdict, points: boolean): string {
  if (verdict.right || !verdict.move) return '';
  const gap = distance(gapOf(verdict), points);
  return points
    ? say('puzzle-gap-points', { points: gap })
    : say('puzzle-gap-chance', { percent: gap });
}
