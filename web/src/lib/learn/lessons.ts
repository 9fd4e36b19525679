// What the coach says in a first game, each the first time that it matters.
import type { GameEvent } from '../hanabi/memory.svelte';
import type { Position } from '../server/table.svelte';

export interface Scene {
  readonly position: Position;
  readonly me: number;
  readonly yours: boolean;
  readonly events: readonly GameEvent[];
}

export interface Lesson {
  readonly name: string;
  readonly when: (scene: Scene) => boolean;
}

const happened = (scene: Scene, event: string, seat?: number): boolean =>
  scene.events.some((each) => each.event === event && (seat === undefined || each.seat === seat));

const hanabi =
  (test: (view: Extract<Position, { game: 'hanabi' }>, scene: Scene) => boolean) =>
  (scene: Scene): boolean =>
    scene.position.game === 'hanabi' && test(scene.position, scene);

const bossa =
  (test: (view: Extract<Position, { game: 'bossa' }>, scene: Scene) => boolean) =>
  (scene: Scene): boolean =>
    scene.position.game === 'bossa' && test(scene.position, scene);

export const HANABI_LESSONS: readonly Lesson[] = [
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
    when: hanabi(({ view }, scene) => scene.yours && view.clue_tokens <= 4),
  },
  {
    name: 'lesson-h-no-token',
    when: hanabi(({ view }, scene) => scene.yours && view.clue_tokens === 0),
  },
  { name: 'lesson-h-discarded', when: (scene) => happened(scene, 'discarded') },
  {
    name: 'lesson-h-last-copy',
    when: hanabi(({ faces, view }) => view.discards.some((card) => faces[card]?.last === true)),
  },
  { name: 'lesson-h-error', when: (scene) => happened(scene, 'misplayed') },
  { name: 'lesson-h-lost', when: hanabi(({ unfinishable }) => unfinishable.length > 0) },
  { name: 'lesson-h-complete', when: (scene) => happened(scene, 'completed') },
  { name: 'lesson-h-deck', when: hanabi(({ view }) => view.deck_left > 0 && view.deck_left <= 6) },
  { name: 'lesson-h-last-round', when: (scene) => happened(scene, 'last_round') },
];

export const BOSSA_LESSONS: readonly Lesson[] = [
  { name: 'lesson-b-welcome', when: () => true },
  {
    name: 'lesson-b-choose',
    when: bossa(({ view, moves }) => view.phase.startsWith('choose') && moves.length > 0),
  },
  { name: 'lesson-b-modifier', when: bossa(({ view }) => view.phase === 'modifiers') },
  {
    name: 'lesson-b-drawn',
    when: bossa(({ view }, scene) => view.phase === 'play' && scene.yours),
  },
  {
    name: 'lesson-b-place',
    when: bossa(({ view }, scene) => view.phase === 'play' && scene.yours),
  },
  { name: 'lesson-b-sizes', when: (scene) => happened(scene, 'placed') },
  { name: 'lesson-b-either', when: (scene) => happened(scene, 'placed', scene.me) },
  { name: 'lesson-b-token', when: bossa(({ moves }) => moves.some((move) => move.star)) },
  {
    name: 'lesson-b-stack',
    when: bossa(({ moves }) => moves.some((move) => move.kind === 'stack')),
  },
  {
    name: 'lesson-b-stuck',
    when: bossa(
      ({ moves, view }) =>
        view.phase === 'play' && moves.length > 0 && !moves.some((move) => move.kind === 'place'),
    ),
  },
  { name: 'lesson-b-end', when: bossa(({ view }) => view.turn >= 6) },
];
