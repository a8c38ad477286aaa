import { limits, type TagChange } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService, targetOf } from '../projects/index.ts';
import { TagUsesRepo } from './tag-uses.repo.ts';
import { type NewTag, type Tag, TagsRepo } from './tags.repo.ts';

/** A tag the actor may change, and its project. */
export interface FoundTag {
  readonly tag: Authorized<Tag>;
  readonly project: Project;
}

const namePointer = '/data/attributes/name';

/**
 * Changes of tags. Each holds the project as writers of cards do, and reads the tags again once it does: what a card
 * gets and what becomes of its tags happens one after the other.
 */
export class TagsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;

  constructor(db: Db, projects: ProjectsService) {
    this.#db = db;
    this.#projects = projects;
  }

  /** Creates a tag. Throws the `conflict` problem when the project has one of that name in the taxonomy. */
  async create(actor: Actor, projectSlug: string, tag: NewTag): Promise<Tag> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    return this.#holding(project, async (transaction) => {
      const tags = new TagsRepo(transaction);
      if ((await tags.inProjects([project.id])).length >= limits.tagsPerProject) {
        throw problem('conflict', `A project has room for ${limits.tagsPerProject} tags.`);
      }
      const created = await tags.create(project.id, tag);
      if (!created) {
        throw problem('conflict', `The project has a tag «${tag.name}» already.`, { pointer: namePointer });
      }
      return created;
    });
  }

  /** Changes a tag. Throws the `conflict` problem when another one has the new name. */
  async update(actor: Actor, slug: string, change: TagChange): Promise<FoundTag> {
    const { tag, project } = await this.#find(actor, slug);
    await this.#holding(project, async (transaction) => {
      const tags = new TagsRepo(transaction);
      const stored = await again(tags, tag);
      const namesake = change.name && (await tags.named(project.id, stored.taxonomy, change.name));
      if (namesake && namesake.id !== stored.id) {
        const detail = `The project has a tag «${namesake.name}» already. Merge the two tags instead.`;
        throw problem('conflict', detail, { pointer: namePointer });
      }
      await tags.update(stored.id, change);
      if (change.sticky !== undefined && change.sticky !== stored.sticky) {
        await new TagUsesRepo(transaction).refreshSticky(stored);
      }
      if (change.name !== undefined && change.name !== stored.name) {
        await new ActivitiesRepo(transaction).note({
          projectId: project.id,
          userId: actor.user.userId,
          kind: 'tag_renamed',
          subjects: [{ slug, title: change.name }],
          other: { slug: null, title: stored.name },
        });
      }
    });
    return this.#find(actor, slug);
  }

  /** Deletes a tag. Returns how many cards, insights or trends had it. */
  async remove(actor: Actor, slug: string): Promise<number> {
    const { tag, project } = await this.#find(actor, slug);
    return this.#holding(project, async (transaction) => {
      const stored = await again(new TagsRepo(transaction), tag);
      const count = await new TagUsesRepo(transaction).remove(stored);
      await new TagsRepo(transaction).remove(stored.id);
      await new ActivitiesRepo(transaction).note({
        projectId: project.id,
        userId: actor.user.userId,
        kind: 'tag_deleted',
        subjects: [{ slug, title: stored.name }],
      });
      return count;
    });
  }

  /** What merging one tag into another would change. */
  async previewMerge(actor: Actor, from: string, into: string): Promise<{ withA: number; withBoth: number }> {
    const pair = await this.#pair(actor, from, into);
    return new TagUsesRepo(this.#db).overlap(pair.from, pair.into);
  }

  /** Merges tags into one, all of them or none: what has any of the first gets the last, and the first are gone. */
  async merge(actor: Actor, from: readonly string[], into: string): Promise<FoundTag> {
    const pairs = await Promise.all([...new Set(from)].map((slug) => this.#pair(actor, slug, into)));
    const [first] = pairs;
    if (!first) return this.#find(actor, into);
    await this.#holding(first.project, async (transaction) => {
      const tags = new TagsRepo(transaction);
      const kept = await again(tags, first.into);
      for (const pair of pairs) {
        const gone = await again(tags, pair.from);
        await new TagUsesRepo(transaction).move(gone, kept);
        await tags.remove(gone.id);
        await new ActivitiesRepo(transaction).note({
          projectId: first.project.id,
          userId: actor.user.userId,
          kind: 'tag_merged',
          subjects: [{ slug: gone.slug, title: gone.name }],
          other: { slug: into, title: kept.name },
        });
      }
    });
    return this.#find(actor, into);
  }

  async #find(actor: Actor, slug: string): Promise<FoundTag> {
    const tag = await new TagsRepo(this.#db).find(slug);
    const [project] = tag ? await new ProjectsRepo(this.#db).findAll([tag.projectId]) : [];
    if (!tag || !project) throw problem('not_found');
    return { tag: actor.authorize('card.update', targetOf(project), tag), project };
  }

  async #pair(actor: Actor, from: string, into: string) {
    const a = await this.#find(actor, from);
    const b = await this.#find(actor, into);
    if (a.tag.id === b.tag.id) throw problem('conflict', 'A tag cannot be merged into itself.');
    if (a.project.id !== b.project.id) throw problem('conflict', 'Only tags of one project can be merged.');
    if (a.tag.taxonomy !== b.tag.taxonomy) {
      throw problem('conflict', 'Only tags of the same taxonomy can be merged: cards, insights or trends.');
    }
    return { from: a.tag, into: b.tag, project: b.project };
  }

  #holding<T>(project: Project, work: (transaction: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([project.id], 'tags');
      return work(transaction);
    });
  }
}

/** The tag as it is now that nobody else can change it; the `not_found` problem when somebody removed it before. */
async function again(tags: TagsRepo, { slug }: Tag): Promise<Tag> {
  const tag = await tags.find(slug);
  if (!tag) throw problem('not_found');
  return tag;
}
