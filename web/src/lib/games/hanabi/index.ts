// Hanabi on the page.
import type { HanabiPosition, HanabiStep } from '../../protocol';
import { say } from '../../words/words.svelte';
import { gameParts } from '../module';
import Board from './Board.svelte';
import Discards from './Discards.svelte';
import { ending } from './ending';
import Glyph from './Glyph.svelte';
import { keys } from './keys';
import { tell } from './log';
import { moveText, pieceOf } from './moveText';
import { staging } from './staging';

export default gameParts<HanabiPosition, HanabiStep>({
  Board,
  Glyph,
  keys,
  Discards,
  ending,
  tell,
  moveText,
  pieceOf,
  staging,
  turnsLeft: ({ view }) => view.final_turns_left,
  puzzleReasons: ({ why }) =>
    why && 'fits' in why ? [say('puzzle-fits', { percent: Math.round(100 * why.fits) })] : [],
  review: async () => (await import('./review')).review,
});
