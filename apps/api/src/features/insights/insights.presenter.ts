import type { EvidenceCard, EvidenceItem, InsightAttributes } from '@foreglow/contract';
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
import type { Insight } from './insights.read-model.ts';

/** The relationships that can be included. */
export type InsightInclude = Include | 'cards';

interface Presented extends Related {
  readonly thing: Insight;
  readonly cards: readonly EvidenceCard[];
  readonly trends: readonly EvidenceItem[];
}

/** Turns insights of a project into resource objects. */
export class InsightsPresenter {
  readonly #related: RelatedPresenter;
  readonly #evidence: EvidenceReadModel;

  constructor(related: RelatedPresenter, evidence: EvidenceReadModel) {
    this.#related = related;
    this.#evidence = evidence;
  }

  /** The insights' resource objects as shown to the actor: drafts are for people who may write. */
  async present(actor: Actor, insights: readonly Insight[], project: Project, include?: readonly InsightInclude[]) {
    const ids = insights.map((insight) => insight.id);
    const cards = await this.#evidence.cards(
      evidenceLink('insights', 'cards'),
      ids,
      actor.may('project.write', targetOf(project)),
    );
    const trends = await this.#evidence.trends(ids);
    const related = await this.#related.of(insights, [project]);
    const presented = related.map(
      (insight): Presented => ({
        ...insight,
        cards: cards.get(insight.thing.id) ?? [],
        trends: trends.get(insight.thing.id) ?? [],
      }),
    );
    const included = (names: readonly InsightInclude[]) => [
      ...includedOf(related, names),
      ...(names.includes('cards') ? includedEvidence('cards', [...cards.values()]) : []),
    ];
    return { data: presented.map(resourceOf), ...(include && { included: included(include) }) };
  }
}

function resourceOf(presented: Presented) {
  const { thing: insight, project, creator, tags, attachment, cards, trends } = presented;
  const attributes: InsightAttributes = {
    slug: insight.slug,
    title: insight.title,
    description: insight.description,
    tags: tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
    card_slugs: cards.map(({ slug }) => slug),
    cards: [...cards],
    trends: [...trends],
    attachment,
    drafter: insight.drafter,
    creator: { name: creator.name, email: creator.email },
    project: { slug: project.slug, title: project.title },
    created_at: insight.createdAt.toISOString(),
    updated_at: insight.updatedAt.toISOString(),
  };
  return {
    type: 'insights' as const,
    id: insight.slug,
    attributes,
    relationships: {
      ...relationshipsOf(presented),
      cards: { data: cards.map(({ slug }) => ({ type: 'cards', id: slug })) },
    },
    links: { self: `/v1/projects/${project.slug}/insights/${insight.slug}` },
  };
}
