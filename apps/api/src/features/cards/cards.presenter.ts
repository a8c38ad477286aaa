import type { AttachmentAttributes, CardAttributes, Team } from '@foreglow/contract';
import type { AttachmentsPresenter } from '../attachments/index.ts';
import type { Project } from '../projects/index.ts';
import type { Tag, TagsReadModel } from '../tags/index.ts';
import { shownAs } from '../users/index.ts';
import type { Card } from './card.ts';

export type CardInclude = 'project' | 'creator' | 'tags' | 'attachment';

interface Presented {
  readonly card: Card;
  readonly project: Project;
  readonly tags: readonly Tag[];
  readonly attachment: AttachmentAttributes | null;
}

/** Turns cards of one or several projects into resource objects. */
export class CardsPresenter {
  readonly #tags: TagsReadModel;
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(tags: TagsReadModel, attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#tags = tags;
    this.#attachments = attachments;
    this.#team = team;
  }

  /** The cards' resource objects and, where asked for, what they are related to. */
  async present(cards: readonly Card[], projects: readonly Project[], include?: readonly CardInclude[]) {
    const parts = new Map<number, { project: Project; tags: Map<number, Tag> }>();
    for (const project of projects) parts.set(project.id, { project, tags: await this.#tags.byId(project) });
    const attachments = await this.#attachments.byId(cards.map((card) => card.attachmentId));
    const team = await this.#team();
    const presented = cards.flatMap((stored): Presented[] => {
      const card = { ...stored, creator: { ...stored.creator, ...shownAs(stored.creator, team) } };
      const part = parts.get(card.projectId);
      if (!part) return [];
      const tags = card.tagIds.flatMap((id) => part.tags.get(id) ?? []).sort(byPlace);
      const attachment = (card.attachmentId && attachments.get(card.attachmentId)) || null;
      return [{ card, project: part.project, tags, attachment }];
    });
    return {
      data: presented.map(resourceOf),
      ...(include && { included: includedOf(presented, include) }),
    };
  }
}

/** Sticky tags first, then by name. */
const byPlace = (a: Tag, b: Tag): number =>
  Number(b.sticky) - Number(a.sticky) || (a.nameKey < b.nameKey ? -1 : Number(a.nameKey > b.nameKey));

function resourceOf({ card, project, tags, attachment }: Presented) {
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
    attachment,
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
      attachment: attachment
        ? {
            data: { type: 'attachments', id: attachment.slug },
            links: { related: `/v1/attachments/${attachment.slug}` },
          }
        : { data: null },
    },
    links: { self: `/v1/cards/${card.slug}` },
  };
}

function includedOf(presented: readonly Presented[], include: readonly CardInclude[]) {
  const resources = presented.flatMap(({ card, project, tags, attachment }) => [
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
    ...(attachment
      ? [{ relation: 'attachment' as const, type: 'attachments', id: attachment.slug, attributes: { ...attachment } }]
      : []),
  ]);
  const wanted = resources.filter(({ relation }) => include.includes(relation));
  const once = new Map(wanted.map(({ type, id, attributes }) => [`${type} ${id}`, { type, id, attributes }]));
  return [...once.values()];
}
