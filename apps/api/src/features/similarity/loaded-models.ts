import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/database.ts';
import { dimensions, unitVectors } from '#platform/vectors/stored-vectors.ts';
import { VectorIndex } from '#platform/vectors/vector-index.ts';
import { numbersOf, readKnowledge } from './local/stored-knowledge.ts';
import { CardReader } from './model/card-reader.ts';
import { vectorOf } from './model/vectors.ts';
import { type Model, ModelsReadModel } from './models.read-model.ts';
import { meaningsOf, type TermMeanings } from './relatedness.rules.ts';
import type { CardWords } from './text/card-words.ts';
import { VectorsReadModel } from './vectors.read-model.ts';

/** The vectors of a model in memory. */
export interface LoadedVectors {
  readonly cardIds: Float64Array;
  /** The row of each card. */
  readonly rowOf: ReadonlyMap<number, number>;
  readonly index: VectorIndex;
}

/** The data by which a text is compared. */
interface ReadText {
  /** Its vector, of length 1. */
  readonly vector: Float32Array;
  /** Its terms, most characteristic first, see `cardTerm`. */
  readonly terms: readonly number[];
}

/** Converts the words of a text for comparison. */
export type ReadWords = (words: CardWords) => ReadText;

/** The memory for cached vectors and learned data, in bytes. */
const memory = 256 * 1024 * 1024;

/** The bytes for the terms of a card in memory, with their entry in a map. */
const bytesOfTerms = 200;

type Load = () => Promise<{ readonly value: object; readonly bytes: number }>;

/** Caches requested models in memory. A changed model has a new version and is loaded again. */
export class LoadedModels {
  readonly #db: Db;
  readonly #loaded = new LRUCache<string, { readonly value: object; readonly bytes: number }, Load>({
    maxSize: memory,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: load }) => load(),
  });

  constructor(db: Db) {
    this.#db = db;
  }

  /** The vectors of a model. */
  vectors({ id, version }: Model): Promise<LoadedVectors> {
    return this.#get(`vectors ${id}@${version}`, async () => {
      // Read in one state of the database: after new learning, the buckets would belong to other centres.
      const { learnt, stored } = await this.#db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => ({
          learnt: await new ModelsReadModel(transaction).learnt(id),
          stored: await new VectorsReadModel(transaction).all(id),
        }));
      const { cardIds, vectors, buckets } = stored;
      const centroids = numbersOf(learnt?.centroids ?? new Uint8Array(0));
      const divided = centroids.length === 0 ? undefined : { centroids, of: buckets };
      const value: LoadedVectors = {
        cardIds,
        rowOf: new Map([...cardIds].map((cardId, row) => [cardId, row])),
        index: new VectorIndex(unitVectors(vectors, dimensions), dimensions, divided),
      };
      return { value, bytes: vectors.length * 4 + cardIds.length * 60 };
    });
  }

  /** Converts texts in the same way as the cards of a model; undefined before it has learned anything. */
  async reader({ id, version }: Model): Promise<ReadWords | undefined> {
    const { read } = await this.#get<{ read: ReadWords | undefined }>(`reader ${id}@${version}`, async () => {
      const learnt = await new ModelsReadModel(this.#db).learnt(id);
      if (!learnt) return { value: { read: undefined }, bytes: 1 };
      const reader = new CardReader(readKnowledge(learnt.knowledge).knowledge);
      const directions = numbersOf(learnt.directions);
      const read: ReadWords = (words) => {
        const features = reader.featuresOf(words);
        const row = reader.rowOf(features, words.host);
        const vector = unitVectors(vectorOf(row, directions, dimensions), dimensions);
        return { vector, terms: reader.namingTermsOf(row, features) };
      };
      return { value: { read }, bytes: directions.byteLength * 2 };
    });
    return read;
  }

  /** The terms of the cards of a model, by card id. */
  terms({ id, version }: Model): Promise<ReadonlyMap<number, Uint16Array>> {
    return this.#get(`terms ${id}@${version}`, async () => {
      const value = await new VectorsReadModel(this.#db).terms(id);
      return { value, bytes: value.size * bytesOfTerms };
    });
  }

  /** What the terms of a model say about the subject of a card. */
  meanings({ id, version, learnedFrom }: Model): Promise<TermMeanings> {
    return this.#get(`meanings ${id}@${version}`, async () => {
      const learnt = await new ModelsReadModel(this.#db).learnt(id);
      const stored = learnt && readKnowledge(learnt.knowledge);
      const value = meaningsOf(stored?.knowledge.vocabulary.terms ?? [], stored?.shown ?? [], learnedFrom);
      return { value, bytes: value.rarity.length * 9 };
    });
  }

  async #get<T extends object>(
    key: string,
    load: () => Promise<{ readonly value: T; readonly bytes: number }>,
  ): Promise<T> {
    const found = await this.#loaded.fetch(key, { context: load });
    if (!found) throw new Error('The model could not be loaded.');
    return found.value as T;
  }
}
