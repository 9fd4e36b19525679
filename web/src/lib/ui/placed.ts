// Where a popover goes: next to what it is about, inside the window, and over none of it.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

const EDGE = 8;

/** The first side with enough room; where there is none, the one with the most. */
export function placed(
  anchor: Box,
  about: Box,
  size: Size,
  room: Size,
): { readonly left: number; readonly top: number; readonly side: Side } {
  const spare: Readonly<Record<Side, number>> = {
    above: about.top - 2 * EDGE - size.height,
    below: room.height - about.bottom - 2 * EDGE - size.height,
    right: room.width - about.right - 2 * EDGE - size.width,
    left: about.left - 2 * EDGE - size.width,
  };
  const sides = Object.keys(spare) as Side[];
  const side =
    sides.find((each) => spare[each] >= 0) ??
    sides.reduce((best, each) => (spare[each] > spare[best] ? each : best));
  const within = (at: number, length: number, most: number): number =>
    Math.max(EDGE, Math.min(at, most - length - EDGE));
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const left =
    side === 'right'
      ? about.right + EDGE
      : side === 'left'
        ? about.left - EDGE - size.width
        : middle;
  const top =
    side === 'below'
      ? about.bottom + EDGE
      : side === 'above'
        ? about.top - EDGE - size.height
        : (about.top + about.bottom - size.height) / 2;
  return {
    left: within(left, size.width, room.width),
    top: within(top, size.height, room.height),
    side,
  };
}
