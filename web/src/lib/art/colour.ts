// The colours of Hanabi as the server names them.
export const COLOURS = ['white', 'red', 'blue', 'yellow', 'green', 'multicolour'] as const;

export type Colour = (typeof COLOURS)[number];

const BY_LETTER: Readonly<Record<string, Colour>> = {
  W: 'white',
  R: 'red',
  B: 'blue',
  Y: 'yellow',
  G: 'green',
  M: 'multicolour',
};

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
