import { readKnowledge } from '#features/similarity/local/stored-knowledge.ts';
import { ModelsReadModel } from '#features/similarity/models.read-model.ts';
import { VectorsReadModel } from '#features/similarity/vectors.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { inOneState } from '#platform/db/in-one-state.ts';
import { topicsOfGroups } from '../groups/name-groups.ts';
import { strengthsOf, Terms, termList } from '../groups/terms.ts';
import { isAboutTopic, strengthOfTopic, type Topic } from '../groups/topic.ts';

/** The groups of some cards at both levels; cards without a group have -1. */
export interface GroupedCards {
  readonly cardIds: Float64Array;
  /** The number of the fine group of each card. */
  readonly fine: Int32Array;
  /** The number of the coarse group of each fine group. */
  readonly coarseOf: readonly number[];
  readonly coarseCount: number;
}

/** What groups are about. */
export interface GroupWords {
  /** The words of each group, by number: one phrase, or none where nothing unites its cards. */
  readonly coarse: string[][];
  readonly fine: string[][];
  /** 1 for each card that is about the words of its groups, or has changed so recently that this is not known. */
  readonly belongs: Uint8Array;
}

/** The number of cards of a group, spread over it, that suffices to find its words. */
const sampled = 150;

/** What groups are about, derived only from the given cards: no other card influences it. */
export async function wordsOfGroups(db: Db, modelId: number, cards: GroupedCards): Promise<GroupWords> {
  // Read in one state of the database: after new learning, term numbers could stand for words that no given card has.
  const { learnt, termsOf } = await inOneState(db, async (transaction) => ({
    learnt: await new ModelsReadModel(transaction).learnt(modelId),
    termsOf: await new VectorsReadModel(transaction).terms(modelId),
  }));
  const terms = new Terms(learnt ? termList(readKnowledge(learnt.knowledge)) : { keys: [], shown: [] });
  const strengthsAt = (row: number) => strengthsOf(termsOf.get(cards.cardIds[row] as number) ?? [], terms);
  const sample = sampleOf(cards);
  const strengths = sample.map(strengthsAt);
  const coarseOf = (fine: number) => cards.coarseOf[fine] ?? -1;
  const fineGroups = sample.map((row) => cards.fine[row] as number);
  const given = { strengths, terms };
  const coarse = topicsOfGroups({ ...given, groups: fineGroups.map(coarseOf), count: cards.coarseCount });
  const avoid = (group: number) => coarse[coarseOf(group)]?.term;
  const parts = topicsOfGroups({ ...given, groups: fineGroups, count: cards.coarseOf.length }, avoid);
  // What is left of a group besides its parts is named like the group.
  const unites = (part: Topic | undefined, group: number) =>
    part && strengths.every((own, at) => fineGroups[at] !== group || strengthOfTopic(own, part) > 0);
  const fine = parts.map((part, group) => (unites(part, group) ? part : coarse[coarseOf(group)]));
  const isAbout = (row: number, ...topics: readonly (Topic | undefined)[]) => {
    const own = termsOf.get(cards.cardIds[row] as number);
    return !own || topics.every((topic) => topic !== undefined && isAboutTopic(own, topic, terms));
  };
  const shown = (topics: readonly (Topic | undefined)[]) =>
    topics.map((topic) => (topic ? [terms.shown[topic.term] ?? ''] : []));
  return {
    coarse: shown(coarse),
    fine: shown(fine),
    belongs: Uint8Array.from(cards.fine, (group, row) =>
      group >= 0 && isAbout(row, coarse[coarseOf(group)], fine[group]) ? 1 : 0,
    ),
  };
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
