// What the server offers: its games, with the facts and the bots of each.
import { KNOWN } from '../games';
import type { GameInfo } from '../protocol';
import { games, keptGames } from './api';

class Offer {
  /** The facts of each game; none until the server has answered. */
  games = $state.raw<Readonly<Record<string, GameInfo>>>({});
  #asked: Promise<void> | null = null;

  /** Ask once; after a failure the last answer that was kept serves, and the next call asks again. */
  load(): Promise<void> {
    this.#asked ??= games().then(
      (found) => {
        this.games = found;
      },
      async (error: unknown) => {
        this.#asked = null;
        const kept = await keptGames();
        if (!kept) throw error;
        this.games = kept;
      },
    );
    return this.#asked;
  }

  /**
   * The names of the games: the server's, or as long as it is silent those that the page knows.
   * These come first in both cases: the server's answer must not move a button that is being pressed.
   */
  get names(): readonly string[] {
    const offered = Object.keys(this.games);
    if (offered.length === 0) return KNOWN;
    const known = KNOWN.filter((game) => offered.includes(game));
    return [...known, ...offered.filter((game) => !KNOWN.includes(game))];
  }

  /** The game that a page is about when its address names none. */
  get first(): string {
    return this.names[0] ?? '';
  }

  /** The games that have something: puzzles, for example. */
  with(what: 'puzzles' | 'courses' | 'deals' | 'reviews'): string[] {
    return this.names.filter((game) => this.games[game]?.[what]);
  }
}

export const offer = new Offer();
