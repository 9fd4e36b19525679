// The bots that the server offers, with the sentence that each says about itself.
import type { BotInfo } from '../protocol';
import { words } from '../words/words.svelte';
import { offer } from './offer.svelte';
import { shownName } from './table.svelte';

export interface BotChoice {
  /** What the server calls it: a name, with a level after a colon. */
  readonly bot: string;
  readonly shown: string;
  readonly sentence: string;
}

const names = (bot: BotInfo): string[] =>
  bot.levels.length > 0 ? bot.levels.map((level) => `${bot.name}:${level}`) : [bot.name];

/** The bots of a game that are good company; all of them if none is meant to be. */
export async function botChoices(game: string): Promise<BotChoice[]> {
  await offer.load();
  const bots = offer.games[game]?.bots ?? [];
  const good = bots.filter((bot) => bot.for_people);
  return (good.length > 0 ? good : bots).flatMap((bot) =>
    names(bot).map((name) => ({
      bot: name,
      shown: shownName('bot', name),
      sentence: bot.sentence[words.language] ?? bot.sentence['en'] ?? '',
    })),
  );
}

/** The bot that sits down when nobody chose one: the best of those that play at once and at one level. */
export async function defaultBot(game: string): Promise<string> {
  const all = await botChoices(game);
  return (all.filter(({ bot }) => !bot.includes(':')).at(-1) ?? all.at(-1))?.bot ?? '';
}
