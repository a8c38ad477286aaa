import type { EvidenceCard, EvidenceItem, Team, TrendAttributes } from '@foreglow/contract';
import {
  type Include,
  includedOf,
  type Related,
  type RelatedPresenter,
  relationshipsOf,
} from '../cards/related.presenter.ts';
import type { EvidenceReadModel } from '../evidence/evidence.read-model.ts';
import { includedEvidence } from '../evidence/evidence.rules.ts';
import { evidenceLink } from '../evidence/links.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { RatingsReadModel } from './ratings.read-model.ts';
import { counts, shownRatings } from './ratings.rules.ts';
import type { Trend } from './trends.read-model.ts';

/** The relationships that can be included. */
export type TrendInclude = Include | 'cards' | 'insights';

interface Presented extends Related {
  readonly thing: Trend;
  readonly cards: readonly EvidenceCard[];
  readonly insights: readonly EvidenceItem[];
  readonly rated: Pick<TrendAttributes, 'ratings' | 'my_rating'>;
}

interface Parts {
  readonly related: RelatedPresenter;
  readonly evidence: EvidenceReadModel;
  readonly ratings: RatingsReadModel;
  readonly team: () => Promise<Team | null>;
}

/** Turns trends of a project into resource objects. */
export class TrendsPresenter {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The trends' resource objects as shown to the actor: drafts are for people who may write. */
  async present(actor: Actor, trends: readonly Trend[], project: Project, include?: readonly TrendInclude[]) {
    const { evidence } = this.#parts;
    const target = targetOf(project);
    const ids = trends.map((trend) => trend.id);
    const mayWrite = actor.may('project.write', target);
    const cards = await evidence.cards(evidenceLink('trends', 'cards'), ids, mayWrite);
    const insights = await evidence.insights(ids);
    const ratings = (await this.#parts.ratings.of(ids, project)).filter((rating) => counts(rating, target));
    const byTrend = Map.groupBy(ratings, (rating) => rating.trendId);
    const reader = { userId: actor.user.userId, mayRate: mayWrite };
    const team = await this.#parts.team();
    const related = await this.#parts.related.of(trends, [project]);
    const presented = related.map(
      (trend): Presented => ({
        ...trend,
        cards: cards.get(trend.thing.id) ?? [],
        insights: insights.get(trend.thing.id) ?? [],
        rated: shownRatings(byTrend.get(trend.thing.id) ?? [], reader, team),
      }),
    );
    const included = (names: readonly TrendInclude[]) => [
      ...includedOf(related, names),
      ...(names.includes('cards') ? includedEvidence('cards', [...cards.values()]) : []),
      ...(names.includes('insights') ? includedEvidence('insights', [...insights.values()]) : []),
    ];
    return { data: presented.map(resourceOf), ...(include && { included: included(include) }) };
  }
}

function resourceOf(presented: Presented) {
  const { thing: trend, project, creator, tags, attachment, cards, insights, rated } = presented;
  const attributes: TrendAttributes = {
    slug: trend.slug,
    title: trend.title,
    subtitle: trend.subtitle,
    description: trend.description,
    implications: trend.implications,
    horizon: trend.horizon,
    impact: trend.impact,
    certainty: trend.certainty,
    direction: trend.direction,
    tags: tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
    card_slugs: cards.map(({ slug }) => slug),
    insight_slugs: insights.map(({ slug }) => slug),
    cards: [...cards],
    insights: [...insights],
    ...rated,
    attachment,
    creator: { name: creator.name, email: creator.email },
    project: { slug: project.slug, title: project.title },
    created_at: trend.createdAt.toISOString(),
    updated_at: trend.updatedAt.toISOString(),
  };
  return {
    type: 'trends' as const,
    id: trend.slug,
    attributes,
    relationships: {
      ...relationshipsOf(presented),
      cards: { data: cards.map(({ slug }) => ({ type: 'cards', id: slug })) },
      insights: { data: insights.map(({ slug }) => ({ type: 'insights', id: slug })) },
    },
    links: { self: `/v1/projects/${project.slug}/trends/${trend.slug}` },
  };
}
