// What a card could be, as far as conventions left it open.

export interface Likely {
  readonly card: string;
  readonly chance: number;
}

/** The faces that a card was taken for, and how likely each was among them; all that it could be where that is none of them. */
export function left(
  chances: Readonly<Record<string, number>>,
  taken: readonly string[] | undefined,
): readonly Likely[] {
  const all = Object.entries(chances).map(([card, chance]) => ({ card, chance }));
  const kept = all.filter(({ card }) => taken?.includes(card));
  const sum = kept.reduce((total, { chance }) => total + chance, 0);
  return sum > 0 ? kept.map(({ card, chance }) => ({ card, chance: chance / sum })) : all;
}
