// What Bossa sounds like when something happens.
import { sound } from '../../preferences/sound';
import type { GameEvent } from '../../server/table.svelte';
import type { Staging } from '../module';

function hear({ event }: GameEvent): void {
  if (event === 'placed' || event === 'stacked' || event === 'swapped') sound('tile');
  else if (event === 'discarded') sound('discard');
}

export const staging: Staging = { sound: hear };
