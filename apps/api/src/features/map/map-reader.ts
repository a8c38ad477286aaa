import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { problem } from '#platform/http/problem.ts';
import { type Model, ModelsReadModel } from '../similarity/models.read-model.ts';
import { type MapSubject, stateOfSubject } from './map-subject.ts';
import { MapsReadModel, type StoredMap } from './maps.read-model.ts';
import { wordsOfGroups } from './reading/group-words.ts';
import { type MapSnapshot, mapSnapshot, visibleGroups } from './reading/map-snapshot.ts';
import { type Audience, PointsReadModel } from './reading/points.read-model.ts';

/** A map, for a reader. */
export interface ReadMap {
  readonly subject: MapSubject;
  readonly audience: Audience;
  readonly model: Model;
  readonly map: StoredMap;
  readonly snapshot: MapSnapshot;
}

/** This many characters of a hash distinguish sets of cards. */
const hashLength = 16;

/** Reads maps for their readers: with the cards that they may see, and without anything derived from other cards. */
export class MapReader {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** The map of a subject; undefined if it has none. */
  async find(subject: MapSubject): Promise<ReadMap | undefined> {
    const model = await new ModelsReadModel(this.#db).of(subject.scope);
    const map = model && (await new MapsReadModel(this.#db).find(model.id));
    if (!map) return undefined;
    const projectIds = subject.projects.map(({ id }) => id);
    const audience = { modelId: model.id, projectIds, seesDrafts: subject.seesDrafts };
    return { subject, audience, model, map, snapshot: await this.#snapshot(subject, map, audience) };
  }

  /** The map whose points a caller names. Fails with `map_changed` if there is a newer one. */
  async findVersion(subject: MapSubject, version: string): Promise<ReadMap> {
    const found = await this.find(subject);
    if (found?.snapshot.version !== version) throw problem('map_changed');
    return found;
  }

  #snapshot(subject: MapSubject, map: StoredMap, audience: Audience): Promise<MapSnapshot> {
    const state = `${map.modelId}@${map.version} ${stateOfSubject(subject)}`;
    return this.#cache.get(`map ${state}`, async () => {
      const points = await new PointsReadModel(this.#db).points(audience);
      const groups = visibleGroups(points, await new MapsReadModel(this.#db).groups(map.modelId));
      // The words depend on which cards are visible, not on how often they are used.
      const seen = createHash('sha256').update(points.cardIds).digest('base64url').slice(0, hashLength);
      const version = `${map.modelId}-${map.version}-${seen}`;
      const words = await this.#cache.get(`map words ${version}`, () =>
        wordsOfGroups(this.#db, map.modelId, groups.cards),
      );
      return mapSnapshot(points, groups, words, version);
    });
  }
}
