import { readKnowledge } from '#features/similarity/local/stored-knowledge.ts';
import { ModelsReadModel } from '#features/similarity/models.read-model.ts';
import { VectorsReadModel } from '#features/similarity/vectors.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { inOneState } from '#platform/db/in-one-state.ts';
import { nameGroups } from '#platform/words/name-groups.rules.ts';

/** The groups of some cards at both levels; cards without a group have -1. */
export interface GroupedCards {
  readonly cardIds: Float64Array;
  /** The number of the fine group of each card. */
  readonly fine: Int32Array;
  /** The number of the coarse group of each fine group. */
  readonly coarseOf: readonly number[];
  readonly coarseCount: number;
}

/** The words of each group, by number. */
export interface GroupWords {
  readonly coarse: string[][];
  readonly fine: string[][];
}

/** The number of cards of a group, spread over it, that suffices to find its words. */
const sampled = 150;

/** The words that distinguish groups, derived only from the given cards: no other card influences them. */
export async function wordsOfGroups(db: Db, modelId: number, cards: GroupedCards): Promise<GroupWords> {
  // Read in one state of the database: after new learning, term numbers could stand for words that no given card has.
  const { learnt, termsOf } = await inOneState(db, async (transaction) => ({
    learnt: await new ModelsReadModel(transaction).learnt(modelId),
    termsOf: await new VectorsReadModel(transaction).terms(modelId),
  }));
  if (!learnt) return { coarse: cards.coarseOf.map(() => []), fine: cards.coarseOf.map(() => []) };
  const { shown } = readKnowledge(learnt.knowledge);
  const sample = sampleOf(cards);
  const terms = sample.map((row) => termsOf.get(cards.cardIds[row] as number) ?? new Uint16Array(0));
  const fine = sample.map((row) => cards.fine[row] as number);
  const coarse = fine.map((group) => cards.coarseOf[group] as number);
  const coarseTerms = nameGroups({ groups: coarse, terms, shown, count: cards.coarseCount });
  const fineTerms = nameGroups({
    groups: fine,
    terms,
    shown,
    count: cards.coarseOf.length,
    avoid: (group) => new Set(coarseTerms[cards.coarseOf[group] as number]),
  });
  const written = (chosen: number[][]) => chosen.map((ofGroup) => ofGroup.map((term) => shown[term] ?? ''));
  return { coarse: written(coarseTerms), fine: written(fineTerms) };
}

/** Rows of cards with a group, at most `sampled` of each fine group. */
function sampleOf({ fine, coarseOf }: GroupedCards): number[] {
  const rowsOf: number[][] = coarseOf.map(() => []);
  fine.forEach((group, row) => {
    rowsOf[group]?.push(row);
  });
  return rowsOf.flatMap((rows) => {
    const step = Math.max(1, rows.length / sampled);
    return Array.from({ length: Math.min(rows.length, sampled) }, (_, at) => rows[Math.floor(at * step)] as number);
  });
}
