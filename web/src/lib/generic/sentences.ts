// What the page says about any game, from what the server tells about all of them.
import type { Colour } from '../art/colour';
import { sound } from '../preferences/sound';
import type { EndingWords, Sentences } from '../games/module';
import type { Result, TableInfo } from '../protocol';
import { readable } from '../words/readable';
import { sentence } from '../words/sentence';
import { say } from '../words/words.svelte';

type Lights = EndingWords['lights'];

/** The closing show of a game with a winner. */
export const duelLights = (happy: boolean): Lights =>
  happy ? { yellow: 4, white: 3, red: 2 } : { white: 2 };

const STEPS = 5;
const LIT: readonly Colour[] = ['yellow', 'white', 'red', 'blue', 'green'];

/** The closing show of a score: the higher it is, the more and the higher. */
function scoreLights(score: number, top: number | null): Lights {
  const height = Math.max(1, Math.round((STEPS * score) / (top || score || 1)));
  return Object.fromEntries(LIT.slice(0, height).map((colour) => [colour, height]));
}

/** How it came to the end: people's own doing has words, a game's own word stands for itself. */
function how({ ended }: Result): string {
  if (ended === 'resigned' || ended === 'clock') return say(`log-stopped-${ended}`);
  return readable(ended);
}

function ending({ result, seat }: TableInfo, _: unknown, names: readonly string[]): EndingWords {
  if (!result)
    return {
      score: null,
      title: say('game-over'),
      how: '',
      happy: false,
      lights: duelLights(false),
    };
  const { winner, score, top } = result;
  if (winner === 'draw')
    return {
      score: null,
      title: say('ending-draw'),
      how: how(result),
      happy: false,
      lights: duelLights(false),
    };
  if (winner !== null) {
    const yours = winner === seat;
    const title = say(yours ? 'ending-you-won' : 'ending-won', { winner: names[winner] ?? '' });
    return { score: null, title, how: how(result), happy: yours, lights: duelLights(yours) };
  }
  if (score === null)
    return {
      score: null,
      title: say('game-over'),
      how: how(result),
      happy: false,
      lights: duelLights(false),
    };
  return {
    score: top === null ? String(score) : say('score-of', { score, top }),
    title: say('game-over'),
    how: how(result),
    happy: true,
    lights: scoreLights(score, top),
  };
}

/** The forms of a game that brings none of its own. */
export const SENTENCES: Sentences = {
  tell: ({ seat, move }, name) => [
    sentence(move === null ? 'log-secret-move' : 'log-move', {
      who: { name: name(seat) },
      move: move ?? '',
    }),
  ],
  moveText: (move) => move,
  ending,
  turnsLeft: () => null,
  staging: { sound: () => sound('tile') },
  puzzleReasons: () => [],
};
