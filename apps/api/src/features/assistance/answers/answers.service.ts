import type { AnswerAttributes } from '@foreglow/contract';
import type { Card } from '#features/cards/card.ts';
import type { Authorized } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { DraftCall, DraftCalls } from '../draft-calls.ts';
import type { ProjectCards } from '../project-cards.service.ts';
import { answerTask } from './answer.rules.ts';

/** A question in a project. */
export interface QuestionCall extends DraftCall {
  readonly project: Authorized<Project>;
}

/** The number of cards sent to a model for a question. */
const givenCards = 24;

/** Has a model answer questions from those cards of a project that the person asking may see. */
export class AnswersService {
  readonly #calls: DraftCalls;
  readonly #cards: ProjectCards;
  readonly #limit: RateLimit;

  constructor(calls: DraftCalls, cards: ProjectCards, rateLimits: RateLimits) {
    this.#calls = calls;
    this.#cards = cards;
    this.#limit = rateLimits({ name: 'questions', points: 30, seconds: 600 });
  }

  async answer(call: QuestionCall, question: string): Promise<AnswerAttributes> {
    const { result, drafter } = await this.#calls.make(call, {
      limit: this.#limit,
      task: async () => answerTask(question, await this.#given(call, question)),
    });
    return { ...result, drafter };
  }

  /**
   * The best cards and, where those are few, the newest ones: the question may be in another language than the cards.
   */
  async #given(call: QuestionCall, question: string): Promise<Card[]> {
    const best = await this.#cards.best(call, question, givenCards);
    if (best.length >= givenCards) return best;
    const known = new Set(best.map(({ slug }) => slug));
    const newest = await this.#cards.newest(call.actor, call.project, givenCards);
    return [...best, ...newest.filter(({ slug }) => !known.has(slug))].slice(0, givenCards);
  }
}
