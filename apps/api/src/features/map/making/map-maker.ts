import { readKnowledge } from '#features/similarity/local/stored-knowledge.ts';
import { ModelsReadModel } from '#features/similarity/models.read-model.ts';
import type { VectorWork } from '#features/similarity/vector-source.ts';
import { VectorsReadModel } from '#features/similarity/vectors.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { inOneState } from '#platform/db/in-one-state.ts';
import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import { type RowTerms, rowTerms, termList } from '../groups/terms.ts';
import type { LayoutInput, LayoutResult } from '../layout/make-layout.ts';
import type { PlacedRows } from '../layout/place-among.ts';
import { MapsReadModel, type StoredMap, type StoredRows } from '../maps.read-model.ts';
import { MapsRepo } from '../maps.repo.ts';

/** 100,000 cards need about a third of it. */
const memoryMb = 2000;
/** If more than this share of the cards has been placed since then, all are placed again. */
const maxPlacedShare = 0.1;

/**
 * Updates the map of a model, if it has one: places new and changed cards among the others, or all together. Running it
 * again changes nothing.
 */
export async function makeMap(db: Db, modelId: number, work: VectorWork): Promise<void> {
  const read = new MapsReadModel(db);
  const map = await read.find(modelId);
  const model = await new ModelsReadModel(db).find(modelId);
  if (!map || !model || (map.vectorsVersion === model.version && !map.anew)) return;
  const { rows, terms } = await inOneState(db, async (transaction) => {
    const rows = await new MapsReadModel(transaction).rows(modelId);
    return { rows, terms: await termsOf(transaction, modelId, rows) };
  });
  const waiting = rows.isPlaced.reduce((sum, placed) => sum + (placed ? 0 : 1), 0);
  const full = map.anew || map.laidOutAt === null || map.placedSince + waiting > map.laidOut * maxPlacedShare;
  const result = await layOut({ vectors: rows.vectors, terms, before: placedRows(map, rows), full }, work);
  await db.transaction().execute(async (transaction) => {
    const repo = new MapsRepo(transaction);
    if (full) await repo.storeFull(map, model.version, rows, result);
    else await repo.storePlaced(map, model.version, rows, result);
  });
}

/** The terms by which the cards are grouped. */
async function termsOf(db: Db, modelId: number, { cardIds }: StoredRows): Promise<RowTerms> {
  const learnt = await new ModelsReadModel(db).learnt(modelId);
  const ofCards = await new VectorsReadModel(db).terms(modelId);
  return rowTerms(learnt ? termList(readKnowledge(learnt.knowledge)) : { keys: [], shown: [] }, cardIds, ofCards);
}

/** The positions of cards; null before the first layout. */
function placedRows({ laidOutAt }: StoredMap, { x, y, groups, isPlaced }: StoredRows): PlacedRows | null {
  if (laidOutAt === null) return null;
  return { x, y, group: Int32Array.from(groups, (id) => id ?? -1), isPlaced };
}

function layOut(input: LayoutInput, work: VectorWork): Promise<LayoutResult> {
  return resultOfThread<LayoutResult, number, LayoutInput>('Placing cards', {
    program: new URL('../layout/layout.thread.ts', import.meta.url),
    data: input,
    memoryMb,
    stop: work.signal,
    onUpdate: work.onProgress,
  });
}
