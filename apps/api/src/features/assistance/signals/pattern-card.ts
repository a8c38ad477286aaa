import type { AnswerCard } from '../answers/answer.rules.ts';

/** A card with the data that patterns are found by. */
export interface PatternCard extends AnswerCard {
  readonly createdAt: Date;
  /** Names of its tags. */
  readonly tags: readonly string[];
}
