// When something that was learned is to be repeated: shortly before it would be forgotten.
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

const scheduler = fsrs();

/** What the scheduler knows of a lesson after an answer. */
export const rated = (card: Card | undefined, right: boolean, now: Date): Card =>
  scheduler.next(card ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card;
