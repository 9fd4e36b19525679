// The colours of the firework silhouettes.
export const COLOURS = ['white', 'red', 'blue', 'yellow', 'green', 'multicolour'] as const;

export type Colour = (typeof COLOURS)[number];
