// Bossa on the page.
import type { BossaPosition, BossaStep } from '../../protocol';
import { gameParts } from '../module';
import Board from './Board.svelte';
import { ending } from './ending';
import Discards from './Discards.svelte';
import Glyph from './Glyph.svelte';
import { KEYS } from './keys';
import { tell } from './log';
import { moveText } from './moveText';
import { faced, review } from './review';
import { staging } from './staging';

export default gameParts<BossaPosition, BossaStep>({
  Board,
  Discards,
  Glyph,
  keys: KEYS,
  ending,
  tell,
  moveText,
  staging,
  puzzleReasons: ({ why }) => (why && 'faced' in why ? faced(why.faced, 0) : []),
  review: () => Promise.resolve(review),
});
