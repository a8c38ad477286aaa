import { ownOf, type StoredConclusion } from '#features/conclusions/conclusion-type.ts';
import { ConclusionsReadModel } from '#features/conclusions/conclusions.read-model.ts';
import { EvidenceReadModel } from '#features/conclusions/evidence.read-model.ts';
import { evidenceLink } from '#features/conclusions/links.ts';
import { insightType } from '#features/insights/insights.read-model.ts';
import { targetOf } from '#features/projects/projects.service.ts';
import { RatingsReadModel } from '#features/trends/ratings.read-model.ts';
import { counts, shownRatings } from '#features/trends/ratings.rules.ts';
import { trendType } from '#features/trends/trends.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { conclusionConditions } from './conclusion-conditions.read-model.ts';
import type { ExportedEvidence, ExportedInsight, ExportedPicture, ExportedTrend } from './content.ts';
import { ContentsReadModel } from './contents.read-model.ts';
import { personOf, type SnapshotRequest, tagsOf } from './snapshot-request.ts';
import type { Spool } from './spool.ts';

/** The number of insights or trends read together: each may have long texts and hundreds of cards. */
const readTogether = 20;

type ReadPage<T> = (window: { offset: number; limit: number }) => Promise<{ found: T[]; total: number }>;

/** Reads the insights and trends of an export into spools: the selected ones in their order, or all. */
export class ConclusionContents {
  readonly #db: Db;
  readonly #request: SnapshotRequest;
  readonly #contents: ContentsReadModel;
  readonly #evidence: EvidenceReadModel;

  constructor(db: Db, request: SnapshotRequest) {
    this.#db = db;
    this.#request = request;
    this.#contents = new ContentsReadModel(db);
    this.#evidence = new EvidenceReadModel(db);
  }

  /** Returns how many of the selected insights no longer exist. */
  async spoolInsights(spool: Spool<ExportedInsight>): Promise<number> {
    const readModel = new ConclusionsReadModel(this.#db, insightType);
    const page: ReadPage<StoredConclusion> = (window) =>
      readModel.page(this.#request.project.id, this.#conditions('insights'), '-created_at', window);
    for await (const insights of this.#batches(page)) await spool.add(await this.#commonOf('insights', insights));
    return this.#missing(spool.count);
  }

  /** Returns how many of the selected trends no longer exist. */
  async spoolTrends(spool: Spool<ExportedTrend>): Promise<number> {
    const { project } = this.#request;
    const readModel = new ConclusionsReadModel(this.#db, trendType);
    for await (const trends of this.#batches((window) =>
      readModel.page(project.id, this.#conditions('trends'), 'horizon', window),
    )) {
      const common = await this.#commonOf('trends', trends);
      const behind = await this.#evidence.of(
        evidenceLink('trends', 'insights'),
        trends.map(({ id }) => id),
        this.#request.seesDrafts,
      );
      const ratings = await this.#ratings(trends.map(({ id }) => id));
      const pictures = await this.#contents.picturesOf('insights', project.id, slugsIn(behind));
      const exported = trends.map((trend, at) => {
        const insights = shown(behind.get(trend.id), pictures);
        return { ...(common[at] as ExportedInsight), ...ownOf(trendType, trend), insights, ratings: ratings(trend.id) };
      });
      await spool.add(exported);
    }
    return this.#missing(spool.count);
  }

  /** How members rated trends, as their pages show it to the reader. */
  async #ratings(ids: readonly number[]): Promise<(id: number) => ExportedTrend['ratings']> {
    const { project, reader, team } = this.#request;
    const given = await new RatingsReadModel(this.#db).of(ids, project);
    const counted = given.filter((rating) => counts(rating, targetOf(project)));
    const byTrend = Map.groupBy(counted, ({ trendId }) => trendId);
    return (id) => {
      const { impact, certainty } = shownRatings(byTrend.get(id) ?? [], reader, team).ratings;
      return { impact, certainty };
    };
  }

  #conditions(kind: 'insights' | 'trends') {
    const { wanted, list, seesDrafts } = this.#request;
    return conclusionConditions(kind, wanted, list.scope.tags, seesDrafts);
  }

  #missing(found: number): number {
    const { slugs } = this.#request.wanted.request;
    return slugs ? slugs.length - found : 0;
  }

  async *#batches<T extends StoredConclusion>(page: ReadPage<T>): AsyncGenerator<T[]> {
    const { slugs } = this.#request.wanted.request;
    const order = new Map(slugs?.map((slug, at) => [slug, at]));
    const selected: T[] = [];
    for (let offset = 0, all = 1; offset < all; offset += readTogether) {
      this.#request.stop.throwIfAborted();
      const { found, total } = await page({ offset, limit: readTogether });
      all = total;
      if (!slugs) yield found;
      else selected.push(...found.filter(({ slug }) => order.has(slug)));
    }
    selected.sort((a, b) => (order.get(a.slug) ?? 0) - (order.get(b.slug) ?? 0));
    for (let from = 0; from < selected.length; from += readTogether) yield selected.slice(from, from + readTogether);
  }

  async #commonOf(kind: 'insights' | 'trends', conclusions: readonly StoredConclusion[]): Promise<ExportedInsight[]> {
    const { project, seesDrafts, team, list } = this.#request;
    const ids = conclusions.map(({ id }) => id);
    const evidence = await this.#evidence.of(evidenceLink(kind, 'cards'), ids, seesDrafts);
    const ofCards = await this.#contents.picturesOf('cards', project.id, slugsIn(evidence));
    const own = await this.#contents.pictures(conclusions.map(({ attachmentId }) => attachmentId));
    return conclusions.map((one) => ({
      slug: one.slug,
      title: one.title,
      description: one.description,
      tags: tagsOf(one.tagIds, list.scope.tags),
      creator: personOf(one.creator, team),
      picture: (one.attachmentId !== null && own.get(one.attachmentId)) || null,
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
      cards: shown(evidence.get(one.id), ofCards),
    }));
  }
}

interface Item {
  readonly slug: string;
  readonly title: string;
  readonly removed_at: string | null;
}

const slugsIn = (items: ReadonlyMap<number, readonly Item[]>): string[] =>
  [...items.values()].flat().map(({ slug }) => slug);

/** Evidence that is not in the trash. */
const shown = (items: readonly Item[] = [], pictures: ReadonlyMap<string, ExportedPicture>): ExportedEvidence[] =>
  items
    .filter(({ removed_at }) => removed_at === null)
    .map(({ slug, title }) => ({ slug, title, picture: pictures.get(slug) ?? null }));
