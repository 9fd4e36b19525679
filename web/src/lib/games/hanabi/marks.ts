// Which marks a card's face has, as far as the table's memory aid allows marks at all.
import type { HanabiPosition } from '../../protocol';
import type { MarkName } from './Mark.svelte';

export function marksOf({ clues, faces }: HanabiPosition, card: string): readonly MarkName[] {
  const face = faces[card];
  if (!clues || !face) return [];
  const also: MarkName[] = face.last && face.mark === 'playable' ? ['indispensable'] : [];
  return face.mark ? [face.mark, ...also] : [];
}
