import {
  type CardFilters,
  type MapAttributes,
  type MapOutline,
  type MapSelectedCard,
  mapSteps,
  serverLimits,
} from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { problem } from '#platform/http/problem.ts';
import type { Card } from '../cards/card.ts';
import type { CardListings } from '../cards/card-listings.ts';
import type { CardsReadModel } from '../cards/cards.read-model.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { MapReader, type ReadMap } from './map-reader.ts';
import { type MapSubject, stateOfSubject } from './map-subject.ts';
import { MapsReadModel } from './maps.read-model.ts';
import { MapsRepo } from './maps.repo.ts';
import { CardSlugsReadModel } from './reading/card-slugs.read-model.ts';
import { OutlinesReadModel } from './reading/outlines.read-model.ts';
import { PointsReadModel } from './reading/points.read-model.ts';

interface Parts {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly cache: VersionedCache;
  readonly similarity: SimilarityService;
  readonly listings: CardListings;
  readonly cards: CardsReadModel;
  readonly tags: TagsReadModel;
}

/** Points of the map, or cards. */
interface Selected {
  readonly points?: readonly number[] | undefined;
  readonly slugs?: readonly string[] | undefined;
}

const nearestOfLone = 3;
/** A card that is nearer to others is not isolated. */
const aloneFrom = 0.3;

/** Maps of projects and of repositories. */
export class MapsService {
  readonly #parts: Parts;
  readonly #reader: MapReader;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#reader = new MapReader(parts.db, parts.cache);
  }

  /** Requests a job if the map of a subject is missing or outdated. */
  request(subject: MapSubject): Promise<void> {
    return this.#begin(subject, false);
  }

  /** The state and the groups of a map. Requests a job if the map is missing or outdated, or if `anew` is set. */
  async read(subject: MapSubject, { anew = false } = {}): Promise<MapAttributes> {
    await this.#begin(subject, anew);
    const found = await this.#reader.find(subject);
    if (!found) throw problem('unavailable');
    const { snapshot, map, model } = found;
    const unplaced = await this.#unplaced(found);
    const { count } = snapshot.points;
    const isMade = map.laidOutAt !== null;
    // A name is not part of the version under which the rest is cached.
    const stored = await new MapsReadModel(this.#parts.db).groups(map.modelId);
    const names = new Map(stored.map(({ id, name }) => [String(id), name]));
    const updating = model.isRequested;
    const step = mapSteps.find((one) => one === model.step) ?? null;
    return {
      state: stateOf({ count, unplaced, isMade, hasFailed: model.hasFailed }),
      updating,
      step: updating ? step : null,
      progress: updating ? model.progress : null,
      version: isMade ? snapshot.version : null,
      count,
      unplaced,
      trustworthiness: map.trustworthiness,
      laid_out_at: map.laidOutAt?.toISOString() ?? null,
      groups: snapshot.groups.map((group) => ({ ...group, name: names.get(group.id) ?? null })),
      thin: [...snapshot.thin],
      alone: await this.#parts.cache.get(`map alone ${snapshot.version}`, () => this.#alone(found)),
    };
  }

  /** The map whose points a caller names. */
  find(subject: MapSubject, version: string): Promise<ReadMap> {
    return this.#reader.findVersion(subject, version);
  }

  /** The points whose cards pass the filters. */
  async matches(actor: Actor, { subject, snapshot }: ReadMap, filters: CardFilters) {
    const ids = await this.#parts.listings.matchingIds(actor, subject.projects, filters);
    const bits = new Uint8Array(Math.ceil(snapshot.points.count / 8));
    let count = 0;
    snapshot.cardIds.forEach((id, point) => {
      if (!ids.has(id)) return;
      bits[point >> 3] = (bits[point >> 3] as number) | (1 << (point & 7));
      count += 1;
    });
    return { version: snapshot.version, count, bits: Buffer.from(bits).toString('base64') };
  }

  /** The cards of points, in their order, without deleted ones. */
  async cards(map: ReadMap, points: readonly number[]): Promise<Card[]> {
    return (await this.#found(map, { points })).map(({ card }) => card);
  }

  /** The cards of points, or the points of cards, in the given order, without deleted ones. */
  async selection(map: ReadMap, wanted: Selected): Promise<MapSelectedCard[]> {
    const found = await this.#found(map, wanted);
    const { projects } = map.subject;
    const slugOf = new Map(projects.map(({ id, slug }) => [id, slug]));
    const tags = new Map(
      await Promise.all(projects.map(async (project) => [project.id, await this.#parts.tags.byId(project)] as const)),
    );
    return found.map(({ card: { slug, title, projectId, public: isPublic, tagIds }, point }) => ({
      slug,
      title,
      project_slug: slugOf.get(projectId) ?? '',
      public: isPublic,
      tags: tagIds.flatMap((id) => tags.get(projectId)?.get(id)?.name ?? []),
      point,
    }));
  }

  async #found({ audience, snapshot }: ReadMap, { points = [], slugs = [] }: Selected) {
    const read = new CardSlugsReadModel(this.#parts.db);
    const ids =
      slugs.length > 0 ? await read.ids(audience, slugs) : points.flatMap((point) => snapshot.cardIds[point] ?? []);
    const slugOf = await read.slugs(audience, ids);
    const cards = await this.#parts.cards.bySlugs([...slugOf.values()]);
    const bySlug = new Map(cards.map((card) => [card.slug, card]));
    return ids.flatMap((id) => {
      const card = bySlug.get(slugOf.get(id) ?? '');
      const point = snapshot.pointOf.get(id);
      // A card may have become a draft since the points were read.
      return card && point !== undefined && (card.public || audience.seesDrafts) ? [{ card, point }] : [];
    });
  }

  /** The insights and trends with the points of their cards. */
  async outlines({ audience, snapshot }: ReadMap): Promise<MapOutline[]> {
    const found = await new OutlinesReadModel(this.#parts.db).of(audience.projectIds);
    return found.flatMap(({ kind, slug, title, cardIds }) => {
      const points = cardIds.flatMap((id) => snapshot.pointOf.get(id) ?? []).sort((a, b) => a - b);
      return points.length > 0 ? [{ id: slug, kind, title, points }] : [];
    });
  }

  /** Names a group; null restores its words. Fails with `not_found` for a group that its reader may not see. */
  async nameGroup(
    actor: Actor,
    subject: MapSubject<'project.write' | 'workspace.view'>,
    id: string,
    name: string | null,
  ): Promise<void> {
    const found = await this.#reader.find(subject);
    if (!found?.snapshot.groups.some((group) => group.id === id)) throw problem('not_found');
    const { projects } = subject;
    await this.#parts.writer.write({ by: actor.user, projects }, async ({ transaction, record }) => {
      if (!(await new MapsRepo(transaction).nameGroup(found.model.id, Number(id), name))) throw problem('not_found');
      // Others who are viewing the map see the name immediately.
      for (const project of projects)
        record(project.id, { kind: 'map_group_named', subjects: [{ slug: id, title: name }] });
    });
  }

  async #begin({ scope }: MapSubject, anew: boolean): Promise<void> {
    const { db, similarity } = this.#parts;
    const model = await similarity.current(scope, { anew });
    const read = new MapsReadModel(db);
    let map = await read.find(model.id);
    if (!map || anew) {
      await db.transaction().execute(async (transaction) => {
        const repo = new MapsRepo(transaction);
        await repo.begin(model.id);
        if (anew) await repo.wantAnew(model.id);
      });
      map = await read.find(model.id);
    }
    const isMade = map?.laidOutAt && !map.anew && map.vectorsVersion === model.version;
    // The vectors may have been made for another purpose than a map, and a new map may be requested while a job is
    // about to end.
    if (!isMade && !model.isRequested && !model.hasJustFailed) await similarity.current(scope, { again: true });
  }

  async #unplaced({ subject, audience, map }: ReadMap): Promise<number> {
    const key = `map unplaced ${map.modelId}@${map.version} ${stateOfSubject(subject)}`;
    const read = new PointsReadModel(this.#parts.db);
    return (await this.#parts.cache.get(key, async () => ({ count: await read.unplaced(audience) }))).count;
  }

  /** The isolated cards among those that the reader may see, most isolated first. */
  async #alone({ model, snapshot }: ReadMap): Promise<MapAttributes['alone']> {
    const { pointOf, cardIds, alone } = snapshot;
    const { index, rowOf, cardIds: all } = await this.#parts.similarity.vectors(model);
    return alone
      .flatMap((point) => {
        const row = rowOf.get(cardIds[point] as number);
        if (row === undefined) return [];
        const isVisible = (other: number) => other !== row && pointOf.has(all[other] as number);
        const near = index.nearest(index.vectorAt(row), nearestOfLone, isVisible);
        const similarity = near.reduce((sum, one) => sum + one.similarity, 0) / nearestOfLone;
        return [{ point, distance: Math.max(0, 1 - similarity) }];
      })
      .filter(({ distance }) => distance >= aloneFrom)
      .sort((a, b) => b.distance - a.distance || a.point - b.point)
      .slice(0, serverLimits.loneCards);
  }
}

interface Facts {
  readonly count: number;
  readonly unplaced: number;
  readonly isMade: boolean;
  readonly hasFailed: boolean;
}

function stateOf({ count, unplaced, isMade, hasFailed }: Facts): MapAttributes['state'] {
  if (count === 0 && unplaced === 0) return 'empty';
  if (isMade && count > 0) return 'ready';
  return hasFailed ? 'failed' : 'making';
}
