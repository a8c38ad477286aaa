import type { Db } from '#platform/db/database.ts';
import { type Model, ModelsReadModel } from '../models.read-model.ts';
import { ModelsRepo } from '../models.repo.ts';
import type { VectorSource, VectorWork } from '../vector-source.ts';
import { CardWordsReadModel } from './card-words.read-model.ts';

/** If more than this share of the cards has changed, the model learns from all of them again. */
const maxChangedShare = 0.1;

/** Updates models: compares new and changed cards, or learns from all of them again. */
export class ModelUpdater {
  readonly #db: Db;
  readonly #source: VectorSource;

  constructor(db: Db, source: VectorSource) {
    this.#db = db;
    this.#source = source;
  }

  /** Updates a model. Running it again changes nothing. */
  async update(id: number, work: VectorWork): Promise<void> {
    const read = new ModelsReadModel(this.#db);
    const model = await read.find(id);
    if (!model) return;
    const words = new CardWordsReadModel(this.#db);
    const outdated = await words.outdated(model.scope, id);
    const learnt = await read.learnt(id);
    if (learnt && !this.#needsLearning(model, outdated.length)) {
      const made = outdated.length > 0 ? await this.#source.apply(learnt, words.words(outdated), work) : nothing;
      return this.#write((repo) => repo.store(model, this.#source.name, undefined, outdated, made));
    }
    const all = await words.all(model.scope);
    const learned = await this.#source.learn(words.words(all), work);
    return this.#write((repo) => repo.store(model, this.#source.name, learned.learnt, all, learned.made));
  }

  #needsLearning({ anew, source, learnedFrom, changed }: Model, outdated: number): boolean {
    return anew || source !== this.#source.name || changed + outdated > learnedFrom * maxChangedShare;
  }

  #write(work: (repo: ModelsRepo) => Promise<void>): Promise<void> {
    return this.#db.transaction().execute((transaction) => work(new ModelsRepo(transaction)));
  }
}

const nothing = { vectors: new Uint8Array(0), buckets: new Uint16Array(0), terms: [] };
