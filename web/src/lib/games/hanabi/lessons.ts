// What the coach says in a first game of Hanabi.
import { happened, lessons } from '../../learn/lessons';
import type { HanabiPosition } from '../../protocol';

export default lessons<HanabiPosition>({
  seed: 'first evening 21',
  players: 2,
  hints: [
    { name: 'lesson-h-welcome', when: () => true },
    { name: 'lesson-h-turn', when: (scene) => scene.yours },
    { name: 'lesson-h-clue', when: (scene) => scene.yours },
    { name: 'lesson-h-token', when: (scene) => happened(scene, 'clued', scene.me) },
    {
      name: 'lesson-h-heard',
      when: (scene) =>
        scene.events.some((event) => event.event === 'clued' && event['target'] === scene.me),
    },
    {
      name: 'lesson-h-play',
      when: (scene) =>
        scene.yours &&
        scene.events.some((event) => event.event === 'clued' && event['target'] === scene.me),
    },
    { name: 'lesson-h-played', when: (scene) => happened(scene, 'played') },
    { name: 'lesson-h-arrange', when: (scene) => happened(scene, 'drawn', scene.me) },
    {
      name: 'lesson-h-discard',
      when: ({ position: { view }, yours }) => yours && view.clue_tokens <= 4,
    },
    {
      name: 'lesson-h-no-token',
      when: ({ position: { view }, yours }) => yours && view.clue_tokens === 0,
    },
    { name: 'lesson-h-discarded', when: (scene) => happened(scene, 'discarded') },
    {
      name: 'lesson-h-last-copy',
      when: ({ position: { faces, view } }) =>
        view.discards.some((card) => faces[card]?.last === true),
    },
    { name: 'lesson-h-error', when: (scene) => happened(scene, 'misplayed') },
    {
      name: 'lesson-h-lost',
      when: ({ position: { reach } }) => Object.values(reach).some((height) => height < 5),
    },
    { name: 'lesson-h-complete', when: (scene) => happened(scene, 'completed') },
    {
      name: 'lesson-h-deck',
      when: ({ position: { view } }) => view.deck_left > 0 && view.deck_left <= 6,
    },
    { name: 'lesson-h-last-round', when: (scene) => happened(scene, 'last_round') },
  ],
});
