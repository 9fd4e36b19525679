// What the coach says in a first game of Hanabi.
import { happened, lessons, type Answer, type Check, type Scene } from '../../learn/lessons';
import type { HanabiPosition } from '../../protocol';
import type { GameEvent } from '../../server/table.svelte';
import { say } from '../../words/words.svelte';

/** The newest clue about the learner's own cards that points at one. */
const heard = ({ events, me }: Pick<Scene, 'events' | 'me'>): GameEvent | undefined =>
  events.findLast(
    (event) =>
      event.event === 'clued' &&
      event['target'] === me &&
      (event['slots'] as readonly unknown[]).length > 0,
  );

/** Ask what a clue has told. */
function understands(scene: Scene<HanabiPosition>): Check | null {
  const clue = heard(scene);
  if (!clue) return null;
  const values = {
    what: clue['colour'] ? say(`colour-${String(clue['colour'])}`) : String(clue['value']),
    count: (clue['slots'] as readonly unknown[]).length,
  };
  const answer = (name: string): Answer => ({
    name,
    text: say(`lesson-h-${name}`, values),
    right: name === 'said',
    because: say(`lesson-h-${name}-why`, values),
  });
  return { ask: say('lesson-h-ask', values), answers: ['whole', 'said', 'all'].map(answer) };
}

export default lessons<HanabiPosition>({
  seed: 'first evening 21',
  players: 2,
  hints: [
    { name: 'lesson-h-welcome', when: () => true },
    { name: 'lesson-h-turn', when: (scene) => scene.yours },
    { name: 'lesson-h-clue', when: (scene) => scene.yours },
    { name: 'lesson-h-token', when: (scene) => happened(scene, 'clued', scene.me) },
    { name: 'lesson-h-heard', when: (scene) => heard(scene) !== undefined, check: understands },
    { name: 'lesson-h-play', when: (scene) => scene.yours && heard(scene) !== undefined },
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
