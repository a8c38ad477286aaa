import type { MapGroup, MapPoints } from '@foreglow/contract';
import { ModelsReadModel } from '#features/similarity/models.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { inOneState } from '#platform/db/in-one-state.ts';
import { MapsReadModel } from '../maps.read-model.ts';
import { wordsOfGroups } from './group-words.ts';
import { mapSnapshot, visibleGroups } from './map-snapshot.ts';
import { type Audience, PointsReadModel } from './points.read-model.ts';

/** The data for drawing a picture of the map of a project. */
export interface PicturedMap {
  /** The card of each point. */
  readonly cardIds: Float64Array;
  readonly points: MapPoints;
  readonly groups: readonly MapGroup[];
  /** The number of cards that have no place yet. */
  readonly unplaced: number;
}

/** There is no map of fewer cards. */
const fewestCards = 3;

/**
 * The current map of a project, made only from the cards that the audience may see; undefined if there is none yet. It
 * requests no job. `db` may be a transaction that sees a single state of the database.
 */
export async function readMapPicture(
  db: Db,
  { projectId, seesDrafts }: { readonly projectId: number } & Pick<Audience, 'seesDrafts'>,
): Promise<PicturedMap | undefined> {
  const found = await inOneState(db, async (transaction) => {
    const model = await new ModelsReadModel(transaction).of({ projectId });
    const maps = new MapsReadModel(transaction);
    const map = model && (await maps.find(model.id));
    if (!map || map.laidOutAt === null) return undefined;
    const audience = { modelId: map.modelId, projectIds: [projectId], seesDrafts };
    const read = new PointsReadModel(transaction);
    return {
      map,
      points: await read.points(audience),
      stored: await maps.groups(map.modelId),
      unplaced: await read.unplaced(audience),
    };
  });
  if (!found || found.points.cardIds.length < fewestCards) return undefined;
  const { map, points, stored, unplaced } = found;
  const visible = visibleGroups(points, stored);
  const words = await wordsOfGroups(db, map.modelId, visible.cards);
  const { cardIds, groups, points: shown } = mapSnapshot(points, visible, words, String(map.version));
  return { cardIds, points: shown, groups, unplaced };
}
