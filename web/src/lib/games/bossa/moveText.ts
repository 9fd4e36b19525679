// Moves of Bossa as the server writes them, in the reader's language.
import { say } from '../../words/words.svelte';

export function moveText(move: string): string {
  const [verb = '', second = '', third = '', ...rest] = move.split(' ');
  switch (verb) {
    case 'place':
    case 'stack':
      return say(`review-${verb}`, { line: second, value: third, tiles: rest.join(' ') });
    case 'swap':
      return say('review-swap', { given: second, taken: third });
    case 'redraw':
      return say('review-redraw', { tile: second });
    case 'first':
      return say('review-first');
    case 'white':
    case 'black':
      return say('review-line', { line: verb });
    default:
      return say(verb);
  }
}
