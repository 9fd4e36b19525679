// Writing down in few marks what a card can still be.

export interface Narrowed<T> {
  readonly marks: readonly T[];
  /** Whether the marks are what the card is not. */
  readonly not: boolean;
}

/** What is left, or what is excluded if that is less to read; nothing where all or only one is left. */
export function narrowed<T>(
  all: readonly T[],
  left: readonly T[] | null | undefined,
): Narrowed<T> | null {
  if (!left || left.length <= 1 || left.length >= all.length) return null;
  const out = all.filter((each) => !left.includes(each));
  return left.length < out.length ? { marks: left, not: false } : { marks: out, not: true };
}

/** The slot of the oldest card that no clue pointed at; null if every card was, or nobody wrote it down. */
export function untouched(
  clues: readonly { colours: readonly unknown[]; values: readonly unknown[] }[] | null | undefined,
): number | null {
  const slot = clues?.findIndex(({ colours, values }) => colours.length + values.length === 0);
  return slot === undefined || slot < 0 ? null : slot;
}

/** The slot of the card drawn last; null before anything was drawn, when all are equally new. */
export const newestSlot = (numbers: readonly number[]): number | null =>
  (numbers.at(-1) ?? 0) >= numbers.length ? numbers.length - 1 : null;
