import { randomUUID } from 'node:crypto';
import { type DraftedSignal, limits, type SignalsAttributes } from '@foreglow/contract';
import type { DuplicateDetectionService } from '#features/cards/duplicate-detection.service.ts';
import type { Authorized } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import { targetOf } from '#features/projects/projects.service.ts';
import type { TagsReadModel } from '#features/tags/tags.read-model.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { DraftCall, DraftCalls } from '../draft-calls.ts';
import type { ProjectCards } from '../project-cards.service.ts';
import type { SignalDraft } from './drafted-signal.ts';
import { signalsTask } from './signals.rules.ts';

/** A request for signals in a project. */
export interface SignalsCall extends DraftCall {
  readonly project: Authorized<Project>;
}

interface Wanted {
  readonly question: string;
  readonly count: number;
}

interface Parts {
  readonly calls: DraftCalls;
  readonly cards: ProjectCards;
  readonly tags: TagsReadModel;
  readonly duplicates: DuplicateDetectionService;
  readonly rateLimits: RateLimits;
}

/** The number of cards sent to a model. */
const givenCards = 24;

/** Has a model draft signals on a question, without storing them. */
export class SignalsService {
  readonly #parts: Parts;
  readonly #limit: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#limit = parts.rateLimits({ name: 'signal-drafts', points: 10, seconds: 600 });
  }

  async draft(call: SignalsCall, wanted: Wanted): Promise<SignalsAttributes> {
    const { calls, cards } = this.#parts;
    const { result, drafter } = await calls.make(call, {
      limit: this.#limit,
      task: async () =>
        signalsTask({
          ...wanted,
          tags: await this.#tagNames(call),
          cards: await cards.best(call, wanted.question, givenCards),
        }),
    });
    const signals: DraftedSignal[] = [];
    // One after the other: the embedded database has one connection.
    for (const draft of result) signals.push(await this.#compared(call, draft));
    return { question: wanted.question, signals, drafter };
  }

  async #compared({ actor, project }: SignalsCall, { cards, tags, ...texts }: SignalDraft): Promise<DraftedSignal> {
    const { title, description, source_url: url } = texts;
    const text = description?.slice(0, limits.duplicateTextLength);
    const alike = await this.#parts.duplicates.find(actor, project, { title, text, url: url ?? undefined });
    return {
      // Whoever drafts more keeps the ones before, so that no two may have the same id.
      id: randomUUID(),
      ...texts,
      tags: [...tags],
      cards: cards.map((card) => ({ slug: card.slug, title: card.title, removed_at: null, public: card.public })),
      duplicates: alike,
    };
  }

  /** The names of the tags of cards that the actor may see, most used first. */
  async #tagNames({ actor, project }: SignalsCall): Promise<string[]> {
    const tags = await this.#parts.tags.ofProject(project, actor.may('project.write', targetOf(project)));
    return tags.flatMap(({ taxonomy, name }) => (taxonomy === 'cards' ? [name] : []));
  }
}
