// How much is kept: what was used longest ago goes first.

export interface Mark {
  readonly key: string;
  readonly size: number;
  /** When it was last used. */
  readonly at: number;
}

/** The keys that have to go so that the rest fits. */
export function overflowing(marks: readonly Mark[], room: number): string[] {
  let left = room;
  return [...marks]
    .sort((one, two) => two.at - one.at)
    .filter(({ size }) => (left -= size) < 0)
    .map(({ key }) => key);
}
