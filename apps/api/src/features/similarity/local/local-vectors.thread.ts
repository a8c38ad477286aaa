import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { threadInput } from '#platform/threads/thread-input.ts';
import { bucketsOf, nearestBucket } from '#platform/vectors/buckets.rules.ts';
import { dimensions, unitVectors } from '#platform/vectors/stored-vectors.ts';
import { comparedExactly } from '#platform/vectors/vector-index.ts';
import { CardReader } from '../model/card-reader.ts';
import { learn } from '../model/learn.ts';
import { vectorOf } from '../model/vectors.ts';
import type { CardWords } from '../text/card-words.ts';
import type { CardVectors, Learnt } from '../vector-source.ts';
import { bytesOf, numbersOf, readKnowledge, writeKnowledge } from './stored-knowledge.ts';

/** The input of the thread, apart from the cards: the learned data, or null to learn from the cards. */
export interface LocalVectorsData {
  readonly learnt: Learnt | null;
}

export interface LocalVectorsResult {
  /** Null if it was part of the input. */
  readonly learnt: Learnt | null;
  readonly made: CardVectors;
}

const post = (message: ThreadMessage<number, LocalVectorsResult>) => parentPort?.postMessage(message);
const { learnt } = workerData as LocalVectorsData;
/** The vectors are computed after learning, which takes most of the time. */
const learningShare = 0.8;

const cards: CardWords[] = [];
for await (const part of threadInput<readonly CardWords[]>()) cards.push(...part);

if (learnt) {
  const { knowledge } = readKnowledge(learnt.knowledge);
  const centroids = numbersOf(learnt.centroids);
  const { vectors, terms } = make(new CardReader(knowledge), numbersOf(learnt.directions));
  const units = unitVectors(vectors, dimensions);
  const buckets = Uint16Array.from(cards, (_, at) =>
    centroids.length === 0 ? 0 : nearestBucket(units, at * dimensions, centroids, dimensions),
  );
  post({ result: { learnt: null, made: { vectors: asBytes(vectors), buckets, terms } } });
} else {
  const learned = learn(cards, (share) => post({ update: share * learningShare }));
  const { vectors, terms } = make(new CardReader(learned.knowledge), learned.directions);
  const divided = cards.length < comparedExactly ? undefined : bucketsOf(unitVectors(vectors, dimensions), dimensions);
  const stored: Learnt = {
    knowledge: writeKnowledge(learned),
    directions: bytesOf(learned.directions),
    centroids: bytesOf(divided?.centroids ?? new Float32Array(0)),
  };
  const buckets = divided?.of ?? new Uint16Array(cards.length);
  post({ result: { learnt: stored, made: { vectors: asBytes(vectors), buckets, terms } } });
}

function make(reader: CardReader, directions: Float32Array): { vectors: Int8Array; terms: Uint8Array[] } {
  const vectors = new Int8Array(cards.length * dimensions);
  const terms = cards.map((card, at) => {
    const features = reader.featuresOf(card);
    const row = reader.rowOf(features, card.host);
    vectors.set(vectorOf(row, directions, dimensions), at * dimensions);
    return new Uint8Array(Uint16Array.from(reader.namingTermsOf(row, features)).buffer);
  });
  return { vectors, terms };
}

function asBytes(vectors: Int8Array): Uint8Array {
  return new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
}
