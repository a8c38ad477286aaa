import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Project } from './project.ts';

export interface ProjectCounts {
  readonly published: number;
  readonly drafts: number;
  readonly tags: number;
  /** Tags that those see who see no drafts: sticky ones, and those in use outside drafts. */
  readonly tagsOutsideDrafts: number;
  readonly insights: number;
  readonly trends: number;
}

type CountedProject = Pick<Project, 'id' | 'cardsVersion' | 'conclusionsVersion'>;

/** What is counted of cards, and the ids of the tags on published ones. */
interface CardCounts {
  readonly published: number;
  readonly drafts: number;
  readonly tagsInUse: ReadonlySet<number>;
}

/** What is counted of insights and trends, and the ids of their tags. */
interface ConclusionCounts {
  readonly insights: number;
  readonly trends: number;
  readonly tagsInUse: ReadonlySet<number>;
}

/** Counts what is in projects: cards once for every version of them, insights and trends once for every one of theirs. */
export class ProjectCountsReader {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** The counts of every project, by id. */
  async of(projects: readonly CountedProject[]): Promise<Map<number, ProjectCounts>> {
    const entries = await Promise.all(
      projects.map(async (project) => [project.id, await this.#count(project)] as const),
    );
    return new Map(entries);
  }

  async #count({ id, cardsVersion, conclusionsVersion }: CountedProject): Promise<ProjectCounts> {
    const ofCards = await this.#cache.get(`counts of cards ${id}@${cardsVersion}`, () => this.#cards(id));
    const ofConclusions = await this.#cache.get(`counts of conclusions ${id}@${conclusionsVersion}`, () =>
      this.#conclusions(id),
    );
    const tags = await this.#cache.get(`sticky tags ${id}@${cardsVersion}`, () => this.#tags(id));
    const { tagsInUse: onCards, ...cards } = ofCards;
    const { tagsInUse: onConclusions, ...conclusions } = ofConclusions;
    const outsideDrafts = tags.filter((tag) => tag.sticky || onCards.has(tag.id) || onConclusions.has(tag.id));
    return { ...cards, ...conclusions, tags: tags.length, tagsOutsideDrafts: outsideDrafts.length };
  }

  async #cards(projectId: number): Promise<CardCounts> {
    const { countAll } = this.#db.fn;
    const counts = await this.#db
      .selectFrom('cards')
      .select([
        countAll<number>().filterWhere('public', '=', true).as('published'),
        countAll<number>().filterWhere('public', '=', false).as('drafts'),
      ])
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { ...counts, tagsInUse: await this.#tagsInUse(sql`from cards where ${there(projectId)} and public`) };
  }

  async #conclusions(projectId: number): Promise<ConclusionCounts> {
    const insights = sql`from insights where ${there(projectId)}`;
    const trends = sql`from trends where ${there(projectId)}`;
    const { rows } = await sql<{ insights: number; trends: number }>`
      select (select count(*) ${insights}) as insights, (select count(*) ${trends}) as trends`.execute(this.#db);
    const [counts = { insights: 0, trends: 0 }] = rows;
    const used = sql`from (select tag_ids ${insights} union all select tag_ids ${trends}) used`;
    return { ...counts, tagsInUse: await this.#tagsInUse(used) };
  }

  async #tagsInUse(from: RawBuilder<unknown>): Promise<ReadonlySet<number>> {
    const { rows } = await sql<{ id: number }>`select distinct unnest(tag_ids) as id ${from}`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  #tags(projectId: number): Promise<{ id: number; sticky: boolean }[]> {
    return this.#db.selectFrom('tags').select(['id', 'sticky']).where('project_id', '=', projectId).execute();
  }
}

const there = (projectId: number) => sql`project_id = ${projectId} and deleted_at is null`;

/** Cards of a project that somebody sees: drafts count for those who may write in it. */
export const visibleCards = (counts: ProjectCounts | undefined, seesDrafts: boolean): number =>
  (counts?.published ?? 0) + (seesDrafts ? (counts?.drafts ?? 0) : 0);

/** Tags of a project that somebody sees, as the list of them has it (`TagsReadModel.ofProject`). */
export const visibleTags = (counts: ProjectCounts | undefined, seesDrafts: boolean): number =>
  (seesDrafts ? counts?.tags : counts?.tagsOutsideDrafts) ?? 0;
