// Bossa on the page.
import type { BossaPosition, BossaStep } from '../../protocol';
import { gameParts } from '../module';
import Board from './Board.svelte';
import { ending } from './ending';
import Glyph from './Glyph.svelte';
import { tell } from './log';
import { moveText } from './moveText';
import { faced, review } from './review';
import { staging } from './staging';

export default gameParts<BossaPosition, BossaStep>({
  Board,
  Glyph,
  ending,
  tell,
  moveText,
  staging,
  puzzleReasons: ({ why }) => (why && 'faced' in why ? faced(why.faced, 0) : []),
  review: () => Promise.resolve(review),
});
