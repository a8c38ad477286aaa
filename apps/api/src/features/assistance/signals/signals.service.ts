import { type DraftedSignal, limits, type SignalsAttributes } from '@foreglow/contract';
import type { Card } from '#features/cards/card.ts';
import type { DuplicateDetectionService } from '#features/cards/duplicate-detection.service.ts';
import type { Actor, Authorized } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import { targetOf } from '#features/projects/projects.service.ts';
import type { TagsReadModel } from '#features/tags/tags.read-model.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { RuleDrafts } from '../built-in/rule-drafts.ts';
import type { DraftCall, DraftCalls } from '../draft-calls.ts';
import type { ProjectCards } from '../project-cards.service.ts';
import { assistanceTexts } from '../texts.ts';
import type { SignalDraft } from './drafted-signal.ts';
import type { PatternCard } from './pattern-card.ts';
import { signalsTask } from './signals.rules.ts';

/** A request for signals in a project. */
export interface SignalsCall extends DraftCall {
  readonly project: Authorized<Project>;
}

interface Wanted {
  readonly question: string;
  readonly count: number;
}

/** The groups on the map of a project, with those of their cards that the actor may see; none while there is no map. */
type AreasOf = (
  actor: Actor,
  project: Authorized<Project>,
) => Promise<readonly { readonly cardIds: readonly number[] }[]>;

interface Parts {
  readonly calls: DraftCalls;
  readonly cards: ProjectCards;
  readonly rules: RuleDrafts;
  readonly tags: TagsReadModel;
  readonly duplicates: DuplicateDetectionService;
  readonly languages: Languages;
  readonly areasOf: AreasOf;
  readonly rateLimits: RateLimits;
}

/** The number of cards sent to a model, and the number searched for patterns. */
const givenCards = 24;
const fittingCards = 80;
const comparedCards = 150;

/** Drafts signals on a question, without storing them. */
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
          tags: [...(await this.#tagNames(call)).values()],
          cards: await cards.best(call, wanted.question, givenCards),
        }),
      builtIn: () => this.#patterns(call, wanted),
    });
    const signals: DraftedSignal[] = [];
    // One after the other: the embedded database has one connection.
    for (const draft of result) signals.push(await this.#compared(call, draft, `s${signals.length + 1}`));
    return { question: wanted.question, signals, drafter };
  }

  async #patterns(call: SignalsCall, { question, count }: Wanted): Promise<SignalDraft[]> {
    const { cards, rules, languages, areasOf } = this.#parts;
    const { actor, project, disconnected } = call;
    const tags = await this.#tagNames(call);
    const read = (card: Card): PatternCard => ({ ...card, tags: card.tagIds.flatMap((id) => tags.get(id) ?? []) });
    const best = await cards.best(call, question, fittingCards);
    const known = new Map(best.map((card) => [card.id, read(card)]));
    const newest = await cards.newest(actor, project, comparedCards);
    const others = newest.filter(({ id }) => !known.has(id)).map((card) => [card.id, read(card)] as const);
    const all = new Map([...known, ...others]);
    const areas = (await areasOf(actor, project)).map(({ cardIds }) => ({
      cards: cardIds.flatMap((id) => all.get(id) ?? []),
      count: cardIds.length,
    }));
    const words = languages.words(assistanceTexts, actor.user.locale);
    const given = { question, count, found: [...known.values()], others: others.map(([, card]) => card), areas };
    return rules.make('signals', { ...given, words }, disconnected);
  }

  async #compared(
    { actor, project }: SignalsCall,
    { cards, tags, ...texts }: SignalDraft,
    id: string,
  ): Promise<DraftedSignal> {
    const { title, description, source_url: url } = texts;
    const text = description?.slice(0, limits.duplicateTextLength);
    const alike = await this.#parts.duplicates.find(actor, project, { title, text, url: url ?? undefined });
    return {
      id,
      ...texts,
      tags: [...tags],
      cards: cards.map((card) => ({ slug: card.slug, title: card.title, removed_at: null, public: card.public })),
      duplicates: alike,
    };
  }

  /** The names, by id, of the tags of cards that the actor may see, most used first. */
  async #tagNames({ actor, project }: SignalsCall): Promise<Map<number, string>> {
    const tags = await this.#parts.tags.ofProject(project, actor.may('project.write', targetOf(project)));
    return new Map(tags.filter(({ taxonomy }) => taxonomy === 'cards').map(({ id, name }) => [id, name]));
  }
}
