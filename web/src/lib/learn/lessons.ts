// What a first game of a game teaches, each hint the first time that it matters.
import type { GameEvent, Position } from '../server/table.svelte';

export interface Scene<P extends Position = Position> {
  readonly position: P;
  readonly me: number;
  readonly yours: boolean;
  readonly events: readonly GameEvent[];
}

/** One answer to a question, and what there is to say about it. */
export interface Answer {
  readonly name: string;
  readonly text: string;
  readonly right: boolean;
  readonly because: string;
}

/** A question about what has just happened. */
export interface Check {
  readonly ask: string;
  readonly answers: readonly Answer[];
}

export interface Hint<P extends Position = Position> {
  readonly name: string;
  readonly when: (scene: Scene<P>) => boolean;
  /** A question in the place of a sentence. */
  readonly check?: (scene: Scene<P>) => Check | null;
}

export interface Lessons<P extends Position = Position> {
  /** A deal in which everybody has something to do from the first turn on. */
  readonly seed: string;
  readonly players: number;
  readonly hints: readonly Hint<P>[];
}

/** Forget which positions the hints are about: they are asked about their own game only. */
export const lessons = <P extends Position>(given: Lessons<P>): Lessons =>
  given as unknown as Lessons;

/** Whether something has happened, to one seat or at all. */
export const happened = (
  { events }: Pick<Scene, 'events'>,
  event: string,
  seat?: number,
): boolean =>
  events.some((each) => each.event === event && (seat === undefined || each.seat === seat));
