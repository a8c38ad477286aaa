import type { SuggestionAttributes, SuggestionWanted } from '@foreglow/contract';
import type { Actor, Authorized } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import { targetOf } from '#features/projects/projects.service.ts';
import type { TagSuggestionsService } from '#features/similarity/tag-suggestions.service.ts';
import type { CountedTag, TagsReadModel } from '#features/tags/tags.read-model.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { DraftCall, DraftCalls } from '../draft-calls.ts';
import type { DraftTask } from '../draft-task.ts';
import type { ProjectCards } from '../project-cards.service.ts';
import { briefDomainsTask } from './brief-domains.rules.ts';
import { builtInCardTags, cardTagsTask } from './card-tags.rules.ts';
import { cardTextsTask } from './card-texts.rules.ts';
import type { DomainRules } from './domain-rules.ts';
import { insightTask } from './insight.rules.ts';
import { mapGroupTask } from './map-group.rules.ts';
import type { Suggestion } from './suggestion.ts';
import { trendTask } from './trend.rules.ts';

/** A request for a suggestion in a project. */
export interface SuggestionCall extends DraftCall {
  readonly actor: Actor;
  readonly project: Authorized<Project>;
}

interface Parts {
  readonly calls: DraftCalls;
  readonly cards: ProjectCards;
  readonly domainRules: DomainRules;
  readonly tags: TagsReadModel;
  readonly tagSuggestions: TagSuggestionsService;
  /** The question of a project's brief; null without one. */
  readonly challengeOf: (project: Project) => Promise<string | null>;
  readonly rateLimits: RateLimits;
}

/** How a kind of suggestion is drafted: with a model, and without if rules can do it. */
interface Ways {
  readonly task: () => Promise<DraftTask<Suggestion>>;
  readonly builtIn?: () => Promise<Suggestion>;
}

type WantedOf<K extends SuggestionWanted['kind']> = Extract<SuggestionWanted, { kind: K }>;

/** The number of other cards to compare with, and of cards that fit a question. */
const comparedCards = 150;
const fittingCards = 40;

/** Suggests tags, texts, domains and names. Changes nothing. */
export class SuggestionsService {
  readonly #parts: Parts;
  readonly #limit: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#limit = parts.rateLimits({ name: 'suggestions', points: 60, seconds: 600 });
  }

  async make(call: SuggestionCall, wanted: SuggestionWanted): Promise<SuggestionAttributes> {
    const ways = { limit: this.#limit, ...this.#waysOf(call, wanted) };
    const { result, drafter } = await this.#parts.calls.make(call, ways);
    return { ...result, drafter };
  }

  #waysOf(call: SuggestionCall, wanted: SuggestionWanted): Ways {
    switch (wanted.kind) {
      case 'card-tags':
        return this.#cardTags(call, wanted);
      case 'card-texts':
        return this.#cardTexts(call, wanted);
      case 'insight':
        return this.#ofCards(call, wanted, insightTask);
      case 'trend-implications':
        return this.#trend(call, wanted);
      case 'brief-domains':
        return this.#briefDomains(call, wanted);
      case 'map-group':
        return this.#ofCards(call, wanted, mapGroupTask);
    }
  }

  #cardTags({ actor, project }: SuggestionCall, wanted: WantedOf<'card-tags'>): Ways {
    const { title, subtitle = null, description = null, relevance = null } = wanted;
    const card = { title, subtitle, description, relevance };
    return {
      task: async () => cardTagsTask(card, namesOf(await this.#tags(actor, project))),
      builtIn: async () => {
        const similar = await this.#parts.tagSuggestions.find(actor, project, card, undefined);
        const ofSimilar = similar.map(({ attributes }) => attributes);
        return builtInCardTags(card, namesOf(await this.#tags(actor, project)), ofSimilar);
      },
    };
  }

  #cardTexts({ actor, project }: SuggestionCall, wanted: WantedOf<'card-texts'>): Ways {
    return {
      task: async () => {
        const known = await this.#parts.cards.newest(actor, project, fittingCards);
        const texts = known.flatMap(({ title, description }) => [title, (description ?? '').slice(0, 300)]);
        return cardTextsTask(wanted, await this.#parts.challengeOf(project), texts);
      },
    };
  }

  #ofCards(
    { actor, project }: SuggestionCall,
    { card_slugs: slugs }: WantedOf<'insight' | 'map-group'>,
    task: typeof insightTask | typeof mapGroupTask,
  ): Ways {
    return { task: async () => task(await this.#parts.cards.named(actor, project, slugs)) };
  }

  #trend({ actor, project }: SuggestionCall, wanted: WantedOf<'trend-implications'>): Ways {
    const { cards, challengeOf } = this.#parts;
    return {
      task: async () =>
        trendTask(wanted, await challengeOf(project), await cards.named(actor, project, wanted.card_slugs)),
    };
  }

  #briefDomains(call: SuggestionCall, wanted: WantedOf<'brief-domains'>): Ways {
    const { cards, domainRules } = this.#parts;
    const { actor, project, disconnected } = call;
    const fitting = () => cards.best(call, `${wanted.challenge} ${wanted.purpose ?? ''}`, fittingCards);
    return {
      task: async () => briefDomainsTask(wanted, namesOf(await this.#tags(actor, project)), await fitting()),
      builtIn: async () => {
        const found = await fitting();
        const tags = (await this.#tags(actor, project)).map(({ id, name, sticky }) => ({
          name,
          sticky,
          share: found.filter(({ tagIds }) => tagIds.includes(id)).length / Math.max(1, found.length),
        }));
        const own = new Set(found.map(({ slug }) => slug));
        const newest = await cards.newest(actor, project, comparedCards);
        const others = newest.filter(({ slug }) => !own.has(slug));
        return domainRules.suggest({ question: wanted, tags, fitting: found, others }, disconnected);
      },
    };
  }

  /** The tags of cards that the actor may see, most used first. */
  async #tags(actor: Actor, project: Authorized<Project>): Promise<CountedTag[]> {
    const tags = await this.#parts.tags.ofProject(project, actor.may('project.write', targetOf(project)));
    return tags.filter(({ taxonomy }) => taxonomy === 'cards');
  }
}

const namesOf = (tags: readonly CountedTag[]): string[] => tags.map(({ name }) => name);
