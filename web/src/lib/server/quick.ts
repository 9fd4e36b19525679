// One press and you are playing: a table with bots, dealt at once.
import { newTable } from './api';
import { companyFor } from './bots.svelte';
import { connection } from './connection.svelte';

const SEATS: Readonly<Record<string, number>> = { hanabi: 3, bossa: 2 };

/** Set up a game against bots, with a numbered deal if one is given, and return the table's id. */
export async function quickGame(
  game: string,
  players = SEATS[game] ?? 2,
  deal: number | null = null,
): Promise<string> {
  await connection.introduced();
  const bot = await companyFor(game);
  const bots = Array.from({ length: players - 1 }, () => ({ bot }));
  return newTable({ game, players, bots, deal, start: true });
}
