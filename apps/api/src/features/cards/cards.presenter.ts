import type { CardAttributes, Team } from '@foreglow/contract';
import type { Project } from '../projects/index.ts';
import type { Tag, TagsReadModel } from '../tags/index.ts';
import { shownAs } from '../users/index.ts';
import type { Card } from './card.ts';

export type CardInclude = 'project' | 'creator' | 'tags';

/** Turns cards of one or several projects into resource objects. */
export class CardsPresenter {
  readonly #tags: TagsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(tags: TagsReadModel, team: () => Promise<Team | null>) {
    this.#tags = tags;
    this.#team = team;
  }

  /** The cards' resource objects and, where asked for, what they are related to. */
  async present(cards: readonly Card[], projects: readonly Project[], include?: readonly CardInclude[]) {
    const parts = new Map<number, { project: Project; tags: Map<number, Tag> }>();
    for (const project of projects) parts.set(project.id, { project, tags: await this.#tags.byId(project) });
    const team = await this.#team();
    const presented = cards.flatMap((stored) => {
      const card = { ...stored, creator: { ...stored.creator, ...shownAs(stored.creator, team) } };
      const part = parts.get(card.projectId);
      if (!part) return [];
      const tags = card.tagIds.flatMap((id) => part.tags.get(id) ?? []).sort(byPlace);
      return { card, project: part.project, tags };
    });
    return {
      data: presented.map(({ card, project, tags }) => resourceOf(card, project, tags)),
      ...(include && { included: includedOf(presented, include) }),
    };
  }
}

/** Sticky tags first, then by name. */
const byPlace = (a: Tag, b: Tag): number =>
  Number(b.sticky) - Number(a.sticky) || (a.nameKey < b.nameKey ? -1 : Number(a.nameKey > b.nameKey));

function resourceOf(card: Card, project: Project, tags: readonly Tag[]) {
  const attributes: CardAttributes = {
    slug: card.slug,
    title: card.title,
    subtitle: card.subtitle,
    description: card.description,
    relevance: card.relevance,
    tags: tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
    creator: { name: card.creator.name, email: card.creator.email },
    public: card.public,
    ai_assistant: card.aiAssistant,
    source_url: card.source_url,
    project: { slug: project.slug, title: project.title },
    created_at: card.createdAt.toISOString(),
    updated_at: card.updatedAt.toISOString(),
  };
  return {
    type: 'cards' as const,
    id: card.slug,
    attributes,
    relationships: {
      project: { data: { type: 'projects', id: project.slug }, links: { related: `/v1/projects/${project.slug}` } },
      creator: { data: { type: 'users', id: card.creator.slug } },
      tags: { data: tags.map(({ slug }) => ({ type: 'tags', id: slug })) },
    },
    links: { self: `/v1/cards/${card.slug}` },
  };
}

function includedOf(
  presented: readonly { card: Card; project: Project; tags: readonly Tag[] }[],
  include: readonly CardInclude[],
) {
  const resources = presented.flatMap(({ card, project, tags }) => [
    {
      relation: 'project' as const,
      type: 'projects',
      id: project.slug,
      attributes: { slug: project.slug, title: project.title, workspace_slug: project.workspaceSlug },
    },
    {
      relation: 'creator' as const,
      type: 'users',
      id: card.creator.slug,
      attributes: { name: card.creator.name, email: card.creator.email },
    },
    ...tags.map(({ slug, name, color, sticky }) => ({
      relation: 'tags' as const,
      type: 'tags',
      id: slug,
      attributes: { slug, name, color, sticky },
    })),
  ]);
  const wanted = resources.filter(({ relation }) => include.includes(relation));
  const once = new Map(wanted.map(({ type, id, attributes }) => [`${type} ${id}`, { type, id, attributes }]));
  return [...once.values()];
}
