// Looking back during a game: an earlier position for the reader's eyes only.
import type { Position } from '../server/table.svelte';

type Fetch = (moves: number) => Promise<Position>;

export class Past {
  /** After how many moves the position is that is looked at; null for the table as it is. */
  at = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  /** The positions that this browser has seen or asked for. */
  #known: Readonly<Record<number, Position>> = {};
  #wanted: number | null = null;

  constructor(private readonly fetch: Fetch) {}

  /** Keep a position that the server sent. */
  keep(moves: number, position: Position): void {
    this.#known = { ...this.#known, [moves]: position };
  }

  /** Forget the positions after so many moves and later: they were taken back, or look different now. */
  forget(from = 0): void {
    const left = Object.entries(this.#known).filter(([moves]) => Number(moves) < from);
    this.#known = Object.fromEntries(left);
    if (this.at !== null && this.at >= from && from > 0) this.back();
  }

  /** Look at the position after so many moves, of *all* that were made. */
  async go(moves: number, all: number): Promise<void> {
    if (moves >= all) return this.back();
    const wanted = Math.max(0, moves);
    this.#wanted = wanted;
    const position = this.#known[wanted] ?? (await this.fetch(wanted));
    // Whoever steps quickly sees only where they stopped.
    if (this.#wanted !== wanted) return;
    this.keep(wanted, position);
    this.at = wanted;
    // Nobody moves in the past.
    this.position = { ...position, moves: [] };
  }

  /** Return to the table as it is. */
  back(): void {
    this.#wanted = this.at = this.position = null;
  }
}
