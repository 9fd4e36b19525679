// Drawn examples for the rules of Hanabi, by the sections that they belong to.
import Aim from './Aim.svelte';
import Avalanche from './Avalanche.svelte';
import Clue from './Clue.svelte';
import Copies from './Copies.svelte';
import Discard from './Discard.svelte';
import Play from './Play.svelte';
import Score from './Score.svelte';

export default {
  'rules-h-aim': Aim,
  'rules-h-setup': Copies,
  'rules-h-clue': Clue,
  'rules-h-discard': Discard,
  'rules-h-play': Play,
  'rules-h-end': Score,
  'variant-avalanche': Avalanche,
};
