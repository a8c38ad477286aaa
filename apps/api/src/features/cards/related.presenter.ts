import type { AttachmentAttributes, Team } from '@foreglow/contract';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import type { Project } from '../projects/project.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import { tagsInPlace } from '../tags/tags.presenter.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { shownAs } from '../users/team.rules.ts';

interface Person {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** A stored card, insight or trend. */
interface Stored {
  readonly projectId: number;
  readonly tagIds: readonly number[];
  readonly attachmentId: number | null;
  readonly creator: Person;
}

/** The resources related to a card, insight or trend. */
export interface Related {
  readonly project: Project;
  /** The team, if the person is shown as the team. */
  readonly creator: Person;
  readonly tags: readonly Tag[];
  readonly attachment: AttachmentAttributes | null;
}

/** Loads the relationships of cards, insights and trends. */
export class RelatedPresenter {
  readonly #tags: TagsReadModel;
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(tags: TagsReadModel, attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#tags = tags;
    this.#attachments = attachments;
    this.#team = team;
  }

  /** Identifies the state of the presented data that is not stored: the addresses of pictures. */
  state(): string {
    return this.#attachments.state();
  }

  /** Each thing with its relationships, without those in other projects. */
  async of<T extends Stored>(things: readonly T[], projects: readonly Project[]): Promise<(Related & { thing: T })[]> {
    const parts = new Map<number, { project: Project; tags: Map<number, Tag> }>();
    for (const project of projects) parts.set(project.id, { project, tags: await this.#tags.byId(project) });
    const attachments = await this.#attachments.byId(things.map((thing) => thing.attachmentId));
    const team = await this.#team();
    return things.flatMap((thing) => {
      const part = parts.get(thing.projectId);
      if (!part) return [];
      return {
        thing,
        project: part.project,
        creator: shownAs(thing.creator, team),
        tags: tagsInPlace(thing.tagIds, part.tags),
        attachment: (thing.attachmentId && attachments.get(thing.attachmentId)) || null,
      };
    });
  }
}

/** The relationships that can be included. */
export type Include = 'project' | 'creator' | 'tags' | 'attachment';

/** The `relationships` of a resource object. */
export const relationshipsOf = ({ project, creator, tags, attachment }: Related) => ({
  project: { data: { type: 'projects', id: project.slug }, links: { related: `/v1/projects/${project.slug}` } },
  creator: { data: { type: 'users', id: creator.slug } },
  tags: { data: tags.map(({ slug }) => ({ type: 'tags', id: slug })) },
  attachment: attachment
    ? { data: { type: 'attachments', id: attachment.slug }, links: { related: `/v1/attachments/${attachment.slug}` } }
    : { data: null },
});

/**
 * The `included` of a document: the resources related to its data, each once. Other names in `include` are ignored.
 */
export function includedOf(
  resources: readonly Pick<Related, 'project' | 'creator' | 'tags' | 'attachment'>[],
  include: readonly string[],
) {
  const related = resources.flatMap(({ project, creator, tags, attachment }) => [
    {
      relation: 'project' as const,
      type: 'projects',
      id: project.slug,
      attributes: { slug: project.slug, title: project.title, workspace_slug: project.workspaceSlug },
    },
    {
      relation: 'creator' as const,
      type: 'users',
      id: creator.slug,
      attributes: { name: creator.name, email: creator.email },
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
  const wanted = related.filter(({ relation }) => include.includes(relation));
  const once = new Map(wanted.map(({ type, id, attributes }) => [`${type} ${id}`, { type, id, attributes }]));
  return [...once.values()];
}
