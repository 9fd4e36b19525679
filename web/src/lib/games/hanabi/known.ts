// Saying in words what is known about a card.
import type { Colour } from '../../art/colour';
import type { Heard } from '../../protocol';
import { say } from '../../words/words.svelte';
import type { PieceMark } from '../module';
import type { Clued } from './clued';
import { COLOURS, cardText } from './face';

const VALUES = 5;

/** What was heard and what is left possible, as one sentence; empty where there is nothing to say. */
export function knownWords(
  heard: Heard | null,
  possible: Heard | null,
  colours: readonly Colour[],
): string {
  const parts: string[] = [];
  if (heard && heard.colours.length + heard.values.length > 0)
    parts.push(
      say('heard', {
        what: list([...heard.colours.map(colourWord), ...heard.values.map(String)]),
      }),
    );
  if (possible) {
    const open: string[] = [];
    if (possible.colours.length < colours.length) open.push(...possible.colours.map(colourWord));
    if (possible.values.length < VALUES) open.push(...possible.values.map(String));
    if (open.length > 0) parts.push(say('still-possible', { what: list(open) }));
  }
  return parts.join(' ');
}

/** A card of somebody's hand that lies open. */
export function faceWords(name: string, place: number, card: string): string {
  return say('card-of', { name, place, card: cardText(card) });
}

/** Who pointed at a card, and what for. */
export function cluedWords(clues: readonly Clued[], names: readonly string[]): string {
  return clues
    .map(({ giver, piece }) => {
      const what = COLOURS.some((colour) => colour === piece) ? colourWord(piece) : piece;
      return say('clued-by', { name: names[giver] ?? '', what });
    })
    .join(' ');
}

const colourWord = (colour: string): string => say(`colour-${colour}`);
const list = (parts: readonly string[]): string => parts.join(', ');

/** What an exercise or a review says of a card. */
export const markWords = (mark: PieceMark | undefined): string =>
  mark ? say(mark === 'made' ? 'review-mark-made' : `course-mark-${mark}`) : '';
