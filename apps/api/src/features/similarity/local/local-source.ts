import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import type { CardWords } from '../text/card-words.ts';
import type { Learnt, VectorSource, VectorWork } from '../vector-source.ts';
import type { LocalVectorsData, LocalVectorsResult } from './local-vectors.thread.ts';

/** The memory limit of the thread: 100,000 cards need about a third of it. */
const memoryMb = 3000;

function run(learnt: Learnt | null, cards: AsyncIterable<readonly CardWords[]>, work: VectorWork) {
  return resultOfThread<LocalVectorsResult, number, LocalVectorsData>('Comparing cards', {
    program: new URL('./local-vectors.thread.ts', import.meta.url),
    data: { learnt },
    input: cards[Symbol.asyncIterator](),
    memoryMb,
    stop: work.signal,
    onUpdate: work.onProgress,
  });
}

/**
 * Makes vectors from the words of the cards themselves, without any external service: weighted terms and parts of
 * words, reduced to the directions in which the cards of the scope differ most.
 */
export const localSource: VectorSource = {
  name: 'local-2',
  async learn(cards, work) {
    const { learnt, made } = await run(null, cards, work);
    if (!learnt) throw new Error('The thread has learned nothing.');
    return { learnt, made };
  },
  async apply(learnt, cards, work) {
    return (await run(learnt, cards, work)).made;
  },
};
