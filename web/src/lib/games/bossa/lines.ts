// The two lines as the server's view has them.
import type { BossaViewJson } from '../../protocol';

export const LINES = ['white', 'black'] as const;
export type Line = (typeof LINES)[number];

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
