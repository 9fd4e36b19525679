// Moves of Hanabi as the server writes them, in the reader's language.
import { say } from '../../words/words.svelte';

export function moveText(move: string, names: readonly string[]): string {
  const [verb = '', second = '', third = '', fourth = ''] = move.split(' ');
  if (verb === 'clue') {
    const what = /^\d$/.test(third) ? third : say(`colour-${third}`);
    return say('review-clue', { name: names[Number(second) - 1] ?? '', what });
  }
  if (verb === 'play' && third)
    return say('review-announce', { place: second, colour: say(`colour-${fourth}`) });
  return say(`review-${verb}`, { place: second });
}

/** The card that leaves the hand, as exercises name it. */
export function pieceOf(move: string, seat: number): string | null {
  const [verb = '', place = ''] = move.split(' ');
  return verb === 'clue' ? null : `${String(seat)}-${String(Number(place) - 1)}`;
}
