import { type ConclusionKind, conclusionKinds, forConclusionKinds, type Kind } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { CardTagUsesReadModel } from './card-tag-uses.read-model.ts';
import type { Project } from './project.ts';

export interface ProjectCounts {
  readonly published: number;
  readonly drafts: number;
  readonly tags: number;
  /** Tags visible to readers who see no drafts: sticky ones, and those in use outside drafts. */
  readonly tagsOutsideDrafts: number;
  readonly conclusions: Readonly<Record<ConclusionKind, number>>;
}

type CountedProject = Pick<Project, 'id' | 'cardsVersion' | 'conclusionsVersion'>;

type CardCounts = Pick<ProjectCounts, 'published' | 'drafts'>;

/** The number of conclusions of each kind, and the ids of their tags. */
interface ConclusionCounts {
  readonly conclusions: Readonly<Record<ConclusionKind, number>>;
  readonly tagsInUse: ReadonlySet<number>;
}

/**
 * Counts the contents of projects. The counts of cards are cached by their version, those of insights and trends by
 * theirs.
 */
export class ProjectCountsReader {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #tagUses: CardTagUsesReadModel;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
    this.#tagUses = new CardTagUsesReadModel(db, cache);
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
    const onCards = await this.#tagUses.of({ id, cardsVersion });
    const { tagsInUse: onConclusions, conclusions } = ofConclusions;
    const isPublished = (tagId: number) => Boolean(onCards.get(tagId)?.published);
    const outsideDrafts = tags.filter((tag) => tag.sticky || isPublished(tag.id) || onConclusions.has(tag.id));
    return { ...ofCards, conclusions, tags: tags.length, tagsOutsideDrafts: outsideDrafts.length };
  }

  #cards(projectId: number): Promise<CardCounts> {
    const { countAll } = this.#db.fn;
    return this.#db
      .selectFrom('cards')
      .select([
        countAll<number>().filterWhere('public', '=', true).as('published'),
        countAll<number>().filterWhere('public', '=', false).as('drafts'),
      ])
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
  }

  async #conclusions(projectId: number): Promise<ConclusionCounts> {
    const rows = contents({
      kinds: conclusionKinds,
      select: sql`s.tag_ids`,
      where: () => sql`s.project_id = ${projectId} and deleted_at is null`,
    });
    const counted = await sql<{ kind: ConclusionKind; count: number }>`
      select kind, count(*) as count from (${rows}) x group by kind`.execute(this.#db);
    const counts = new Map(counted.rows.map(({ kind, count }) => [kind, count]));
    const conclusions = forConclusionKinds((kind) => counts.get(kind) ?? 0);
    const tags = await sql<{ id: number }>`
      select distinct unnest(tag_ids) as id from (${rows}) x`.execute(this.#db);
    return { conclusions, tagsInUse: new Set(tags.rows.map(({ id }) => id)) };
  }

  #tags(projectId: number): Promise<{ id: number; sticky: boolean }[]> {
    return this.#db.selectFrom('tags').select(['id', 'sticky']).where('project_id', '=', projectId).execute();
  }
}

/**
 * How many conclusions of a kind a reader sees in a project. Tags are counted as in their list
 * (`TagsReadModel.ofProject`).
 */
export function visibleCount(counts: ProjectCounts | undefined, kind: Kind, seesDrafts: boolean): number {
  if (!counts) return 0;
  if (kind === 'cards') return counts.published + (seesDrafts ? counts.drafts : 0);
  if (kind === 'tags') return seesDrafts ? counts.tags : counts.tagsOutsideDrafts;
  return counts.conclusions[kind];
}
