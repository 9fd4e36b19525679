// The rules of Bossa as the page tells them.
import { all, type Section } from '../../learn/rules';

const sections: readonly Section[] = [
  { name: 'rules-b-aim', paragraphs: all('rules-b', ['aim-1', 'aim-2']) },
  {
    name: 'rules-b-setup',
    paragraphs: all('rules-b', ['setup-1', 'setup-2', 'setup-3', 'setup-4', 'setup-5']),
  },
  { name: 'rules-b-turn', paragraphs: all('rules-b', ['turn-1']) },
  {
    name: 'rules-b-place',
    paragraphs: all('rules-b', ['place-1', 'place-2', 'place-3', 'place-4', 'place-5']),
  },
  { name: 'rules-b-actions', paragraphs: all('rules-b', ['redraw', 'swap', 'stack', 'stack-2']) },
  { name: 'rules-b-modifier', paragraphs: all('rules-b', ['modifier-1', 'doubler', 'inverter']) },
  {
    name: 'rules-b-end',
    paragraphs: all('rules-b', ['end-hand', 'end-line', 'end-both', 'end-stuck', 'end-pile']),
  },
];

export default sections;
