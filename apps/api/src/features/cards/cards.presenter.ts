import type { CardAttributes } from '@foreglow/contract';
import type { Project } from '../projects/index.ts';
import type { Card } from './card.ts';
import { type Include, includedOf, type Related, type RelatedPresenter, relationshipsOf } from './related.presenter.ts';

/** Turns cards of one or several projects into resource objects. */
export class CardsPresenter {
  readonly #related: RelatedPresenter;

  constructor(related: RelatedPresenter) {
    this.#related = related;
  }

  /** Names what the resource objects depend on beside the cards: how long the addresses of pictures are valid. */
  state(): string {
    return this.#related.state();
  }

  /** The cards' resource objects and, where asked for, what they are related to. */
  async present(cards: readonly Card[], projects: readonly Project[], include?: readonly Include[]) {
    const presented = await this.#related.of(cards, projects);
    return {
      data: presented.map(resourceOf),
      ...(include && { included: includedOf(presented, include) }),
    };
  }
}

function resourceOf(related: Related & { thing: Card }) {
  const { thing: card, project, creator, tags, attachment } = related;
  const attributes: CardAttributes = {
    slug: card.slug,
    title: card.title,
    subtitle: card.subtitle,
    description: card.description,
    relevance: card.relevance,
    tags: tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
    creator: { name: creator.name, email: creator.email },
    public: card.public,
    ai_assistant: card.aiAssistant,
    source_url: card.source_url,
    attachment,
    project: { slug: project.slug, title: project.title },
    created_at: card.createdAt.toISOString(),
    updated_at: card.updatedAt.toISOString(),
  };
  return {
    type: 'cards' as const,
    id: card.slug,
    attributes,
    relationships: relationshipsOf(related),
    links: { self: `/v1/cards/${card.slug}` },
  };
}
