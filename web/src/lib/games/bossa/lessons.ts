// What the coach says in a first game of Bossa.
import { happened, lessons } from '../../learn/lessons';
import type { BossaPosition } from '../../protocol';

export default lessons<BossaPosition>({
  seed: 'first evening 4',
  players: 2,
  hints: [
    { name: 'lesson-b-welcome', when: () => true },
    {
      name: 'lesson-b-choose',
      when: ({ position: { view, moves } }) => view.phase.startsWith('choose') && moves.length > 0,
    },
    { name: 'lesson-b-modifier', when: ({ position: { view } }) => view.phase === 'modifiers' },
    {
      name: 'lesson-b-drawn',
      when: ({ position: { view }, yours }) => view.phase === 'play' && yours,
    },
    {
      name: 'lesson-b-place',
      when: ({ position: { view }, yours }) => view.phase === 'play' && yours,
    },
    { name: 'lesson-b-sizes', when: (scene) => happened(scene, 'placed') },
    { name: 'lesson-b-either', when: (scene) => happened(scene, 'placed', scene.me) },
    { name: 'lesson-b-token', when: ({ position: { moves } }) => moves.some((move) => move.star) },
    {
      name: 'lesson-b-stack',
      when: ({ position: { moves } }) => moves.some((move) => move.kind === 'stack'),
    },
    {
      name: 'lesson-b-stuck',
      when: ({ position: { moves, view } }) =>
        view.phase === 'play' && moves.length > 0 && !moves.some((move) => move.kind === 'place'),
    },
    { name: 'lesson-b-end', when: ({ position: { view } }) => view.turn >= 6 },
  ],
});
