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

/** The bots of a game: good company for people, and those for tables of bots. */
export interface BotGroups {
  readonly company: readonly BotChoice[];
  readonly others: readonly BotChoice[];
  /** Those of the others that speak a code which people do not know. */
  readonly coded: readonly BotChoice[];
}

/** A bot at each of its levels, with the sentence of each. */
function choices(bot: BotInfo): BotChoice[] {
  const levels = bot.levels.map((level) => ({
    bot: `${bot.name}:${level}`,
    told: bot.at?.[level] ?? bot.sentence,
  }));
  return (levels.length > 0 ? levels : [{ bot: bot.name, told: bot.sentence }]).map(
    ({ bot: name, told }) => ({
      bot: name,
      shown: shownName('bot', name),
      sentence: told[words.language] ?? told['en'] ?? '',
    }),
  );
}

/** All bots of a game; where none is meant as company, all that can be understood are. */
export async function botGroups(game: string): Promise<BotGroups> {
  await offer.load();
  const bots = offer.games[game]?.bots ?? [];
  const coded = bots.filter((bot) => bot.speaks_code);
  const plain = bots.filter((bot) => !bot.speaks_code);
  const good = plain.filter((bot) => bot.for_people);
  const company = good.length > 0 ? good : plain;
  return {
    company: company.flatMap(choices),
    others: plain.filter((bot) => !company.includes(bot)).flatMap(choices),
    coded: coded.flatMap(choices),
  };
}

/** The bot that sits down when nobody chose one: the best of those that play at once and at one level. */
export async function defaultBot(game: string): Promise<string> {
  const all = (await botGroups(game)).company;
  return (all.filter(({ bot }) => !bot.includes(':')).at(-1) ?? all.at(-1))?.bot ?? '';
}
