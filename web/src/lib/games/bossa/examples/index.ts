// Drawn examples for the rules of Bossa, by the sections that they belong to.
import Aim from './Aim.svelte';
import Modifier from './Modifier.svelte';
import Place from './Place.svelte';
import Stack from './Stack.svelte';
import Start from './Start.svelte';

export default {
  'rules-b-aim': Aim,
  'rules-b-setup': Start,
  'rules-b-place': Place,
  'rules-b-actions': Stack,
  'rules-b-modifier': Modifier,
};
