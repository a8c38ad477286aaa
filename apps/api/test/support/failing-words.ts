import type { WordIndexCalls } from '#features/cards/word-index/word-index-calls.ts';
import { answerCalls } from '#platform/threads/answer-calls.ts';

// For tests: a thread for words that finds no card, and fails when it searches for "broken".
answerCalls<WordIndexCalls>({
  add: () => ({ bytes: 1, needsRebuild: false }),
  match({ term }) {
    if (term === 'broken') throw new Error('The thread is broken.');
    return new Float64Array();
  },
  forget: () => undefined,
});
