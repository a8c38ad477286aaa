import { conclusionKinds, inNaturalOrder, NearlyIdenticalGroups, taxonomies } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { CardTagUsesReadModel } from '../projects/card-tag-uses.read-model.ts';
import type { Project } from '../projects/project.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { StoredTagsReadModel, type Tag } from './stored-tags.read-model.ts';

export interface CountedTag extends Tag {
  /** Uses in cards, insights or trends that the reader may see. */
  readonly count: number;
}

type Versioned = Pick<Project, 'id' | 'cardsVersion' | 'conclusionsVersion'>;

/** Tags with their counts; computed once for every version of a project. */
export class TagsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #onCards: CardTagUsesReadModel;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
    this.#onCards = new CardTagUsesReadModel(db, cache);
  }

  /** The tags of a project by id. */
  byId(project: Versioned): Promise<Map<number, Tag>> {
    return this.#cache.get(`tags ${project.id}@${project.cardsVersion}`, async () => {
      const tags = await new StoredTagsReadModel(this.#db).inProjects([project.id]);
      return new Map(tags.map((tag) => [tag.id, tag]));
    });
  }

  /**
   * The tags of a project as shown to its reader, highest count first. A tag without visible uses may belong to drafts,
   * so only sticky tags are listed without uses.
   */
  ofProject(project: Versioned, seesDrafts: boolean): Promise<CountedTag[]> {
    return this.#cache.get(`tag counts ${versionsOf(project)} ${seesDrafts}`, async () => {
      const onCards = await this.#onCards.of(project);
      const onConclusions = await this.#usesInConclusions(project.id);
      const tags = [...(await this.byId(project)).values()];
      return tags
        .map((tag) => {
          const { published = 0, drafts = 0 } = onCards.get(tag.id) ?? {};
          const count = published + (seesDrafts ? drafts : 0) + (onConclusions.get(tag.id) ?? 0);
          return { ...tag, count };
        })
        .filter(({ sticky, count }) => seesDrafts || sticky || count > 0)
        .sort(byCount);
    });
  }

  /** How many insights and trends of a project have each tag, by the id of the tag. */
  async #usesInConclusions(projectId: number): Promise<ReadonlyMap<number, number>> {
    const used = contents({
      kinds: conclusionKinds,
      select: sql`unnest(s.tag_ids) as tag_id`,
      where: () => sql`s.project_id = ${projectId} and s.deleted_at is null`,
    });
    const { rows } = await sql<{ tag_id: number; uses: number }>`
      select tag_id, count(*) as uses from (${used}) used group by tag_id`.execute(this.#db);
    return new Map(rows.map((row) => [row.tag_id, row.uses]));
  }

  /** A tag of a project with its count; undefined when it has been deleted. */
  async one(project: Versioned, slug: string, seesDrafts: boolean): Promise<CountedTag | undefined> {
    return (await this.ofProject(project, seesDrafts)).find((tag) => tag.slug === slug);
  }

  /** Groups of nearly identical tags of one taxonomy, most used first within each group. */
  suggestions(project: Versioned, seesDrafts: boolean): Promise<CountedTag[][]> {
    return this.#cache.get(`tag suggestions ${versionsOf(project)} ${seesDrafts}`, async () => {
      const tags = await this.ofProject(project, seesDrafts);
      const found: CountedTag[][] = [];
      for (const taxonomy of taxonomies) {
        const groups = new NearlyIdenticalGroups<CountedTag>();
        const ofTaxonomy = tags.filter((tag) => tag.taxonomy === taxonomy);
        await inTurns(ofTaxonomy, (tag) => groups.add(tag));
        found.push(...groups.found());
      }
      return found;
    });
  }

  /**
   * The tags of all projects of a workspace, highest count first. Tags of the same name and taxonomy are joined into
   * one, represented by the sticky one, otherwise by the one with the most uses.
   */
  async ofWorkspace(workspaceId: number): Promise<CountedTag[]> {
    const projects = await new StoredProjectsReadModel(this.#db).inWorkspaces([workspaceId]);
    const tags = (await Promise.all(projects.map((project) => this.ofProject(project, true)))).flat();
    const combined = new Map<string, CountedTag>();
    for (const tag of tags.sort((a, b) => Number(b.sticky) - Number(a.sticky) || byCount(a, b))) {
      const key = `${tag.taxonomy} ${tag.nameKey}`;
      const first = combined.get(key);
      combined.set(key, first ? { ...first, count: first.count + tag.count } : tag);
    }
    return [...combined.values()].sort(byCount);
  }
}

const versionsOf = (project: Versioned) => `${project.id}@${project.cardsVersion}.${project.conclusionsVersion}`;

const byCount = (a: CountedTag, b: CountedTag): number => b.count - a.count || inNaturalOrder(a.nameKey, b.nameKey);
