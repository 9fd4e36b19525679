// One press and you are playing: a table with bots, dealt at once.
import { python } from '../offline/python.svelte';
import { newTable } from './api';
import { defaultBot } from './bots.svelte';
import { connection } from './connection.svelte';
import { offer } from './offer.svelte';
import { ownEdition } from './ownEdition';

const FEWEST = 2;

/** Set up a game against bots, with a numbered deal if one is given, and return the table's id. */
export async function quickGame(
  game: string,
  wanted: number | null = null,
  deal: number | null = null,
): Promise<string> {
  if (connection.lost && python.kept && deal === null) return onThisDevice(game);
  await connection.introduced();
  const bot = await defaultBot(game);
  const facts = offer.games[game];
  const players = wanted ?? facts?.usual_players ?? FEWEST;
  const edition = facts && 'edition' in facts.options && deal === null && ownEdition(facts);
  const bots = Array.from({ length: players - 1 }, () => ({ bot }));
  return newTable({ game, players, rules: edition ? { edition } : {}, bots, deal, start: true });
}

/** Deal a game by the Python that is kept here. */
async function onThisDevice(game: string): Promise<string> {
  const { device } = await import('../offline/device');
  return device.open(game);
}
