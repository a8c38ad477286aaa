import '#platform/threads/yield-to-main.ts';
import { answerCalls } from '#platform/threads/answer-calls.ts';
import { WordIndex } from './word-index.rules.ts';
import type { WordIndexCalls } from './word-index-calls.ts';

const indexes = new Map<number, WordIndex>();

function indexOf(projectId: number): WordIndex {
  const index = indexes.get(projectId) ?? new WordIndex();
  indexes.set(projectId, index);
  return index;
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

answerCalls<WordIndexCalls>({
  add({ projectId, cardIds, texts }) {
    const index = indexOf(projectId);
    for (const [at, cardId] of cardIds.entries()) index.add(cardId, texts[at] ?? '');
    return { bytes: index.bytes, needsRebuild: index.needsRebuild };
  },
  match({ projectIds, term }) {
    const found = projectIds.map((id) => indexes.get(id)?.matching(term));
    return found.every((ids) => ids !== undefined) ? joined(found) : null;
  },
  forget({ projectId }) {
    indexes.delete(projectId);
    return undefined;
  },
});
