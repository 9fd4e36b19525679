// Cards as the server writes them: a letter for the colour, then the value.
import type { Colour } from '../../art/colour';
import { say } from '../../words/words.svelte';

const BY_LETTER: Readonly<Record<string, Colour>> = {
  W: 'white',
  R: 'red',
  B: 'blue',
  Y: 'yellow',
  G: 'green',
  M: 'multicolour',
};

/** The colours of cards. */
export const COLOURS: readonly Colour[] = Object.values(BY_LETTER);

export interface Face {
  readonly colour: Colour;
  readonly value: number;
}

/** Read a card such as `B4`. */
export function face(text: string): Face {
  const colour = BY_LETTER[text.charAt(0)];
  if (!colour) throw new Error(`not a card: ${text}`);
  return { colour, value: Number(text.slice(1)) };
}

/** A card in words. */
export function cardText(text: string): string {
  const { colour, value } = face(text);
  return say(`card-${colour}`, { value });
}
