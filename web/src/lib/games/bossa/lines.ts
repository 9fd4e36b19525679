// The two lines as the server's view has them.
import type { BossaPosition, BossaViewJson, Modified } from '../../protocol';
import { say } from '../../words/words.svelte';

export const LINES = ['white', 'black'] as const;
export type Line = (typeof LINES)[number];

/** The action tiles in the order in which they lie. */
export const ACTIONS = ['redraw', 'swap', 'stack'] as const;

export interface Group {
  readonly value: number;
  readonly tiles: readonly string[];
  readonly stacked: readonly (readonly string[])[];
}

export interface Sides {
  readonly up: readonly Group[];
  readonly down: readonly Group[];
}

export const sidesOf = (view: BossaViewJson, line: Line): Sides => view.lines[line] as Sides;

export interface Modifier {
  readonly kind: 'doubler' | 'inverter' | null;
  readonly used: boolean;
}

export const modifierOf = (view: BossaViewJson, seat: number): Modifier =>
  view.modifiers[seat] as unknown as Modifier;

/** A tile's text without the star of a modifier. */
export const plain = (tile: string): string => tile.replace('*', '');

/** The pips printed on a tile. */
export function pips(tile: string): Readonly<Record<Line, number>> {
  const [white, black] = plain(tile).split('/');
  return { white: Number(white), black: Number(black) };
}

/** Every tile once, a row for each number of white pips. */
export const ROWS: readonly (readonly string[])[] = Array.from({ length: 7 }, (_, white) =>
  Array.from({ length: 7 - white }, (_, black) => `${white}/${black}`).filter(
    (tile) => tile !== '0/0',
  ),
);

/** The modifier that lies on a tile of a line, where the tile is written with a star. */
export const modifiedBy = (position: BossaPosition, tile: string): Modified | undefined =>
  plain(tile) === tile ? undefined : position.modified?.[plain(tile)];

/** A tile in a line in words: as it is written, and what a modifier makes of it. */
export function tileWords(position: BossaPosition, tile: string): string {
  const modified = modifiedBy(position, tile);
  return modified
    ? say('tile-modified', { tile: plain(tile), kind: say(modified.kind), count: modified.counts })
    : plain(tile);
}
