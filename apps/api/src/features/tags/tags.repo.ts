import {
  differentTags,
  firstTags,
  limits,
  type TagChange,
  type TagColor,
  type Taxonomy,
  tagColors,
  tagKey,
} from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { newSlug } from '../../platform/text/slugs.ts';

/** A tag as it is stored. */
export interface Tag {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly name: string;
  readonly nameKey: string;
  readonly color: TagColor;
  readonly sticky: boolean;
  readonly taxonomy: Taxonomy;
}

export interface NewTag {
  readonly name: string;
  readonly color?: TagColor | undefined;
  readonly sticky?: boolean | undefined;
  readonly taxonomy?: Taxonomy | undefined;
}

/** Tags of a project, found by name. */
export class ResolvedTags {
  readonly #byKey: ReadonlyMap<string, Tag>;

  constructor(byKey: ReadonlyMap<string, Tag>) {
    this.#byKey = byKey;
  }

  /** The tags of the names, each once. */
  of(names: readonly string[]): Tag[] {
    return [...new Set(names.flatMap((name) => this.#byKey.get(tagKey(name)) ?? []))];
  }
}

export class TagsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async inProjects(projectIds: readonly number[]): Promise<Tag[]> {
    if (projectIds.length === 0) return [];
    const rows = await this.#db.selectFrom('tags').selectAll().where('project_id', 'in', projectIds).execute();
    return rows.map(toTag);
  }

  async find(slug: string): Promise<Tag | undefined> {
    const row = await this.#db.selectFrom('tags').selectAll().where('slug', '=', slug).executeTakeFirst();
    return row && toTag(row);
  }

  /** The tag of a name in a taxonomy of a project. */
  async named(projectId: number, taxonomy: Taxonomy, name: string): Promise<Tag | undefined> {
    const row = await this.#db
      .selectFrom('tags')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('taxonomy', '=', taxonomy)
      .where('name_key', '=', tagKey(name))
      .executeTakeFirst();
    return row && toTag(row);
  }

  async update(id: number, { name, color, sticky }: TagChange): Promise<void> {
    const set = {
      ...(name !== undefined && { name, name_key: tagKey(name) }),
      ...(color && { color }),
      ...(sticky !== undefined && { sticky }),
    };
    if (Object.keys(set).length > 0) await this.#db.updateTable('tags').set(set).where('id', '=', id).execute();
  }

  /** Removes a tag. Whoever had it has to be without it before (`TagUsesRepo`). */
  async remove(id: number): Promise<void> {
    await this.#db.deleteFrom('tags').where('id', '=', id).execute();
  }

  /** The six sticky tags a new project starts with. */
  async createFirst(projectId: number): Promise<void> {
    await this.#insert(
      projectId,
      firstTags.map((tag) => ({ ...tag, sticky: true })),
    );
  }

  /** Creates a tag. Returns undefined when the project has one of that name in the taxonomy. */
  async create(projectId: number, tag: NewTag): Promise<Tag | undefined> {
    return (await this.#insert(projectId, [tag]))[0];
  }

  /**
   * The tags of the names in a taxonomy, made where the project does not have them. The caller must hold the project
   * (`noteCardChange`), so that nobody makes or removes one meanwhile.
   */
  async resolve(projectId: number, names: readonly string[], taxonomy: Taxonomy = 'cards'): Promise<ResolvedTags> {
    if (names.length === 0) return new ResolvedTags(new Map());
    const existing = (await this.inProjects([projectId])).filter((tag) => tag.taxonomy === taxonomy);
    const known = new Map(existing.map((tag) => [tag.nameKey, tag]));
    const missing = differentTags(names).filter((name) => !known.has(tagKey(name)));
    if (existing.length + missing.length > limits.tagsPerProject) {
      throw problem('conflict', `A project has room for ${limits.tagsPerProject} tags.`);
    }
    const made = await this.#insert(
      projectId,
      missing.map((name) => ({ name, taxonomy })),
    );
    return new ResolvedTags(new Map([...known, ...made.map((tag) => [tag.nameKey, tag] as const)]));
  }

  async #insert(projectId: number, tags: readonly NewTag[]): Promise<Tag[]> {
    if (tags.length === 0) return [];
    const rows = await this.#db
      .insertInto('tags')
      .values(
        tags.map((tag) => ({
          slug: newSlug(tag.name),
          project_id: projectId,
          name: tag.name,
          name_key: tagKey(tag.name),
          color: tag.color ?? colorOf(tag.name),
          sticky: tag.sticky ?? false,
          taxonomy: tag.taxonomy ?? ('cards' as const),
          created_at: undefined,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    return rows.map(toTag);
  }
}

/** A tag nobody chose a colour for takes one from its name: the same name looks the same in every project. */
function colorOf(name: string): TagColor {
  let hash = 0;
  for (const letter of tagKey(name)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tagColors[hash % tagColors.length] ?? tagColors[0];
}

function toTag(row: {
  id: number;
  slug: string;
  project_id: number;
  name: string;
  name_key: string;
  color: string;
  sticky: boolean;
  taxonomy: Taxonomy;
}): Tag {
  const color = tagColors.find((candidate) => candidate === row.color) ?? tagColors[0];
  const { id, slug, name, sticky, taxonomy } = row;
  return { id, slug, projectId: row.project_id, name, nameKey: row.name_key, color, sticky, taxonomy };
}
