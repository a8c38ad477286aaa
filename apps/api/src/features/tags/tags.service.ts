import { serverLimits, type TagChange } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { authorizeInProject } from '../projects/authorize-in-project.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter, Writing } from '../projects/project-writer.ts';
import { type DeletedTag, DeletedTagsReadModel } from './deleted-tags.read-model.ts';
import { DeletedTagsRepo } from './deleted-tags.repo.ts';
import { StoredTagsReadModel, type Tag } from './stored-tags.read-model.ts';
import { TagUsesRepo } from './tag-uses.repo.ts';
import { type NewTag, TagsRepo } from './tags.repo.ts';

/** A tag the actor may change, and its project. */
export interface FoundTag {
  readonly tag: Authorized<Tag, 'card.update'>;
  readonly project: Authorized<Project, 'card.update'>;
}

/** A deleted tag the actor may restore, and its project. */
export interface FoundDeletedTag {
  readonly tag: Authorized<DeletedTag, 'card.update'>;
  readonly project: Authorized<Project, 'card.update'>;
}

/** Tags of one project and taxonomy that the actor may merge into one of them. */
interface FoundMerge {
  readonly from: readonly Tag[];
  readonly into: Tag;
  readonly project: Authorized<Project, 'card.update'>;
}

const namePointer = '/data/attributes/name';

/**
 * Changes of tags. Each locks the project in the same way as writers of cards, and then reads the tags again, so that
 * changes of cards and of tags happen one after the other.
 */
export class TagsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;

  constructor(db: Db, writer: ProjectWriter) {
    this.#db = db;
    this.#writer = writer;
  }

  /** A tag, for an actor who may change it. */
  async find(actor: Actor, slug: string): Promise<FoundTag> {
    const tag = await new StoredTagsReadModel(this.#db).find(slug);
    const { object, project } = await authorizeInProject(this.#db, actor, 'card.update', tag);
    return { tag: object, project };
  }

  /** A deleted tag, for an actor who may restore it. */
  async findDeleted(actor: Actor, slug: string): Promise<FoundDeletedTag> {
    const tag = await new DeletedTagsReadModel(this.#db).find(slug);
    const { object, project } = await authorizeInProject(this.#db, actor, 'card.update', tag);
    return { tag: object, project };
  }

  /** Tags to be merged into another one. Throws the `conflict` problem when they cannot be merged. */
  async findMerge(actor: Actor, from: readonly string[], into: string): Promise<FoundMerge> {
    const kept = await this.find(actor, into);
    const merged = await Promise.all([...new Set(from)].map((slug) => this.find(actor, slug)));
    for (const { tag, project } of merged) {
      if (tag.id === kept.tag.id) throw problem('conflict', 'A tag cannot be merged into itself.');
      if (project.id !== kept.project.id) throw problem('conflict', 'Only tags of one project can be merged.');
      if (tag.taxonomy !== kept.tag.taxonomy) {
        throw problem('conflict', 'Only tags of the same taxonomy can be merged: cards, insights or trends.');
      }
    }
    return { from: merged.map(({ tag }) => tag), into: kept.tag, project: kept.project };
  }

  /** Creates a tag. Throws the `conflict` problem when the project already has a tag of that name in the taxonomy. */
  async create(actor: Actor, project: Authorized<Project, 'project.write'>, tag: NewTag): Promise<Tag> {
    return this.#write(actor, project, async ({ transaction, record }) => {
      const created = await insert(transaction, project, tag);
      record(project.id, { kind: 'tag_created', subjects: [named(created)] });
      return created;
    });
  }

  /** Changes a tag. Throws the `conflict` problem when another one has the new name. */
  async update(actor: Actor, found: FoundTag, change: TagChange): Promise<FoundTag> {
    const { tag, project } = found;
    await this.#write(actor, project, async ({ transaction, record }) => {
      const stored = await again(transaction, tag);
      const tags = new StoredTagsReadModel(transaction);
      const namesake = change.name && (await tags.named(project.id, stored.taxonomy, change.name));
      if (namesake && namesake.id !== stored.id) {
        const detail = `The project already has a tag «${namesake.name}». Merge the two tags instead.`;
        throw problem('conflict', detail, { pointer: namePointer });
      }
      await new TagsRepo(transaction).update(stored.id, change);
      if (change.sticky !== undefined && change.sticky !== stored.sticky) {
        await new TagUsesRepo(transaction).refreshSticky(stored);
      }
      const { name = stored.name } = change;
      const subjects = [{ slug: tag.slug, title: name }];
      const { taxonomy } = stored;
      if (name === stored.name) record(project.id, { kind: 'tag_changed', subjects, taxonomy });
      else record(project.id, { kind: 'tag_renamed', subjects, other: { slug: null, title: stored.name }, taxonomy });
    });
    return this.find(actor, tag.slug);
  }

  /** Deletes a tag, which can be restored for a day. Returns how many cards, insights or trends had it. */
  async remove(actor: Actor, { tag, project }: FoundTag): Promise<number> {
    return this.#write(actor, project, async ({ transaction, record }) => {
      const stored = await again(transaction, tag);
      await new DeletedTagsRepo(transaction).keep(stored);
      const count = await new TagUsesRepo(transaction).remove(stored);
      await new TagsRepo(transaction).remove(stored.id);
      record(project.id, { kind: 'tag_deleted', subjects: [named(stored)], taxonomy: stored.taxonomy });
      return count;
    });
  }

  /**
   * Restores a deleted or merged tag and gives it back to everything that had it. Throws the `conflict` problem when the project
   * has another tag of its name by now.
   */
  async restore(actor: Actor, { tag, project }: FoundDeletedTag): Promise<FoundTag> {
    await this.#write(actor, project, async ({ transaction, record }) => {
      // Somebody else may have restored it meanwhile.
      const deleted = await new DeletedTagsReadModel(transaction).find(tag.slug);
      if (!deleted) throw problem('not_found');
      const restored = await insert(transaction, project, deleted);
      await new DeletedTagsRepo(transaction).giveBack(restored);
      record(project.id, { kind: 'tag_restored', subjects: [named(restored)], taxonomy: restored.taxonomy });
    });
    return this.find(actor, tag.slug);
  }

  /** What merging one tag into another would change. */
  async previewMerge({ from: [from], into }: FoundMerge): Promise<{ withA: number; withBoth: number }> {
    return from ? new StoredTagsReadModel(this.#db).overlap(from, into) : { withA: 0, withBoth: 0 };
  }

  /**
   * Merges tags into one, all or none: everything that has one of the tags gets the remaining one, and the others are
   * removed. Each of these can be restored for a day.
   */
  async merge(actor: Actor, { from, into, project }: FoundMerge): Promise<FoundTag> {
    await this.#write(actor, project, async ({ transaction, record }) => {
      const kept = await again(transaction, into);
      const stored: Tag[] = [];
      for (const tag of from) stored.push(await again(transaction, tag));
      for (const merged of stored) await new DeletedTagsRepo(transaction).keep(merged, kept);
      await new TagUsesRepo(transaction).move(stored, kept);
      for (const merged of stored) {
        await new TagsRepo(transaction).remove(merged.id);
        const { taxonomy } = kept;
        record(project.id, { kind: 'tag_merged', subjects: [named(merged)], other: named(kept), taxonomy });
      }
    });
    return this.find(actor, into.slug);
  }

  #write<T>(actor: Actor, project: Authorized<Project>, work: (writing: Writing) => Promise<T>): Promise<T> {
    return this.#writer.write({ by: actor.user, projects: [project] }, work);
  }
}

const named = ({ slug, name }: Pick<Tag, 'slug' | 'name'>) => ({ slug, title: name });

/** The tag, read while it is locked. Throws the `not_found` problem when somebody has removed it in the meantime. */
async function again(transaction: ProjectTransaction, { slug }: Tag): Promise<Tag> {
  const tag = await new StoredTagsReadModel(transaction).find(slug);
  if (!tag) throw problem('not_found');
  return tag;
}

/** Inserts a tag. Throws the `conflict` problem when the project has too many, or already one of that name. */
async function insert(transaction: ProjectTransaction, project: Project, tag: NewTag): Promise<Tag> {
  if ((await new StoredTagsReadModel(transaction).inProjects([project.id])).length >= serverLimits.tagsPerProject) {
    throw problem('conflict', `A project can have at most ${serverLimits.tagsPerProject} tags.`);
  }
  const created = await new TagsRepo(transaction).create(project.id, tag);
  if (!created) throw problem('conflict', `The project already has a tag «${tag.name}».`, { pointer: namePointer });
  return created;
}
