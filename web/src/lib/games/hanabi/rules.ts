// The rules of Hanabi as the page tells them.
import { all, type Section } from '../../learn/rules';

const sections: readonly Section[] = [
  { name: 'rules-h-aim', paragraphs: all('rules-h', ['aim-1', 'aim-2']) },
  {
    name: 'rules-h-setup',
    paragraphs: [
      { name: 'rules-h-setup-cards', unless: 'avalanche' },
      { name: 'rules-h-setup-cards-avalanche', only: 'avalanche' },
      ...all('rules-h', ['setup-hands', 'setup-tokens', 'setup-first']),
    ],
  },
  { name: 'rules-h-turn', paragraphs: all('rules-h', ['turn-1', 'turn-2']) },
  {
    name: 'rules-h-clue',
    paragraphs: [
      ...all('rules-h', ['clue-1', 'clue-2', 'clue-3']),
      { name: 'rules-h-clue-empty', only: 'empty_clues' },
      { name: 'rules-h-clue-not-empty', unless: 'empty_clues' },
    ],
  },
  { name: 'rules-h-discard', paragraphs: all('rules-h', ['discard-1', 'discard-2']) },
  { name: 'rules-h-play', paragraphs: all('rules-h', ['play-1', 'play-2', 'play-3']) },
  {
    name: 'rules-h-end',
    paragraphs: [
      ...all('rules-h', ['end-errors', 'end-victory']),
      { name: 'rules-h-end-deck', unless: 'all_or_nothing' },
      { name: 'rules-h-end-score', unless: 'all_or_nothing' },
    ],
  },
  {
    name: 'variant-all_or_nothing',
    variant: 'all_or_nothing',
    paragraphs: all('rules-h', ['aon-1', 'aon-2', 'aon-3']),
  },
  {
    name: 'variant-synchronised',
    variant: 'synchronised',
    paragraphs: all('rules-h', ['sync-1', 'sync-2', 'sync-3']),
  },
  {
    name: 'variant-avalanche',
    variant: 'avalanche',
    paragraphs: all('rules-h', ['ava-1', 'ava-2']),
  },
  { name: 'rules-h-talk', paragraphs: all('rules-h', ['talk-1']) },
];

export default sections;
