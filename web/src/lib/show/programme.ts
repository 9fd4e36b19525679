// What a score deserves: how many shells rise, in which colours, and how the show ends.

export interface Programme {
  /** How many shells rise before the finale. */
  readonly shells: number;
  /** The colours that were built, as often as their height. */
  readonly colours: readonly string[];
  /** How many shells rise together at the end. */
  readonly finale: number;
  /** How high each firework was built. */
  readonly heights: Readonly<Record<string, number>>;
}

const LEAST = 3;
/** From so many points on there is a finale. */
const WORTH = 10;

export function programme(heights: Readonly<Record<string, number>>): Programme {
  const colours = Object.entries(heights).flatMap(([colour, height]) =>
    Array.from({ length: height }, () => colour),
  );
  const points = colours.length;
  return {
    shells: Math.max(LEAST, Math.round(points * 1.6)),
    colours,
    finale: points < WORTH ? 0 : Math.round(points / 2),
    heights,
  };
}
