// A step of the browser's history, which remembers from which page it was taken.

export interface Step {
  /** The hash of that page; null if the reader came from elsewhere. */
  readonly from: string | null;
  /** How many steps back it is. */
  readonly away: number;
}

/** The step before, with its hash; it is alike if it shows the same page, with another deal for example. */
interface Before {
  readonly hash: string;
  readonly step: Step;
  readonly alike: boolean;
}

const isStep = (state: unknown): state is Step =>
  typeof state === 'object' && state !== null && 'from' in state;

/**
 * The step that the reader is at: the one that the history knows, after going back or forward or loading the page
 * again, otherwise a new one.
 */
export function stepOf(state: unknown, before: Before | null): Step {
  if (isStep(state)) return state;
  if (before === null) return { from: null, away: 0 };
  if (before.alike) return { from: before.step.from, away: before.step.away + 1 };
  return { from: before.hash || '#/', away: 1 };
}
