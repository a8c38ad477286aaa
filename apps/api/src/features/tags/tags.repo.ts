import { firstTagIn, firstTags, type TagChange, type TagColor, type Taxonomy, tagKey } from '@foreglow/contract';
import { newSlug } from '#platform/text/slugs.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { freshColor } from './fresh-color.rules.ts';
import { missingTags } from './missing-tags.rules.ts';
import { StoredTagsReadModel, type Tag, toTag } from './stored-tags.read-model.ts';

export interface NewTag {
  /** That of a deleted tag which is restored; otherwise a new one is made. */
  readonly slug?: string | undefined;
  readonly name: string;
  readonly color?: TagColor | undefined;
  readonly sticky?: boolean | undefined;
  readonly taxonomy?: Taxonomy | undefined;
}

/** Tags of a project, found by name. */
export class ResolvedTags {
  readonly #byKey: ReadonlyMap<string, Tag>;
  /** Those that were just created. */
  readonly made: readonly { readonly slug: string; readonly title: string }[];

  constructor(byKey: ReadonlyMap<string, Tag>, made: readonly Tag[]) {
    this.#byKey = byKey;
    this.made = made.map(({ slug, name }) => ({ slug, title: name }));
  }

  /** The tags with the names, each once. */
  of(names: readonly string[]): Tag[] {
    return [...new Set(names.flatMap((name) => this.#byKey.get(tagKey(name)) ?? []))];
  }
}

/** Writes tags of a project. */
export class TagsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  async update(id: number, { name, color, sticky }: TagChange): Promise<void> {
    const set = {
      ...(name !== undefined && { name, name_key: tagKey(name) }),
      ...(color && { color }),
      ...(sticky !== undefined && { sticky }),
    };
    if (Object.keys(set).length > 0) await this.#db.updateTable('tags').set(set).where('id', '=', id).execute();
  }

  /** Removes a tag. Remove it from everything that has it first (`TagUsesRepo`). */
  async remove(id: number): Promise<void> {
    await this.#db.deleteFrom('tags').where('id', '=', id).execute();
  }

  /** The six tags a new project starts with, in the language of whoever creates it. */
  async createFirst(projectId: number, locale: string): Promise<void> {
    const tags = firstTags.map(({ name, color }) => ({ name: firstTagIn(locale, name), color }));
    await this.#insert(projectId, tags, []);
  }

  /** Creates a tag. Returns undefined when the project already has a tag of that name in the taxonomy. */
  async create(projectId: number, tag: NewTag): Promise<Tag | undefined> {
    return (await this.#insert(projectId, [tag], ofTaxonomy(await this.#stored(projectId), tag.taxonomy)))[0];
  }

  /** The tags with these names in a taxonomy. Missing ones are created. */
  async resolve(projectId: number, names: readonly string[], taxonomy: Taxonomy = 'cards'): Promise<ResolvedTags> {
    if (names.length === 0) return new ResolvedTags(new Map(), []);
    const stored = await this.#stored(projectId);
    const existing = ofTaxonomy(stored, taxonomy);
    const known = new Map(existing.map((tag) => [tag.nameKey, tag]));
    const missing = missingTags(stored, names, taxonomy);
    const made = await this.#insert(
      projectId,
      missing.map((name) => ({ name, taxonomy })),
      existing,
    );
    const byKey = new Map([...known, ...made.map((tag) => [tag.nameKey, tag] as const)]);
    return new ResolvedTags(byKey, made);
  }

  #stored(projectId: number): Promise<Tag[]> {
    return new StoredTagsReadModel(this.#db).inProjects([projectId]);
  }

  /** Inserts tags of one taxonomy. Tags without a colour get different colours that differ from those of `beside`. */
  async #insert(projectId: number, tags: readonly NewTag[], beside: readonly Tag[]): Promise<Tag[]> {
    if (tags.length === 0) return [];
    const inUse = beside.map(({ color }) => color);
    const colored = tags.map((tag) => {
      const color = tag.color ?? freshColor(inUse);
      inUse.push(color);
      return { ...tag, color };
    });
    const rows = await this.#db
      .insertInto('tags')
      .values(
        colored.map((tag) => ({
          slug: tag.slug ?? newSlug(tag.name),
          project_id: projectId,
          name: tag.name,
          name_key: tagKey(tag.name),
          color: tag.color,
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

const ofTaxonomy = (tags: readonly Tag[], taxonomy: Taxonomy = 'cards'): Tag[] =>
  tags.filter((tag) => tag.taxonomy === taxonomy);
