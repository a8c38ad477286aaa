import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { LoadedModels, LoadedVectors } from './loaded-models.ts';
import { type Model, ModelsReadModel } from './models.read-model.ts';
import { ModelsRepo } from './models.repo.ts';
import { relatedness, type TermMeanings } from './relatedness.rules.ts';
import type { Scope } from './scope.ts';
import { sharedTerms } from './shared-terms.rules.ts';
import type { CardWords } from './text/card-words.ts';
import { updateModel } from './update/update-model.job.ts';
import type { VectorSource } from './vector-source.ts';
import { type VisibleCard, VisibleCardsReadModel } from './visible-cards.read-model.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly loaded: LoadedModels;
  readonly source: VectorSource;
}

/** Where to search for similar cards, and whether the reader sees drafts. */
export interface Among {
  readonly projectId: number;
  readonly seesDrafts: boolean;
}

/** A card that is similar to something. */
export interface SimilarCard extends VisibleCard {
  readonly id: number;
  /** The cosine of the angle between their vectors, 0 to 1. */
  readonly similarity: number;
}

/** A card that is nearly identical to a text. */
export interface AlikeCard {
  readonly id: number;
  /** The share of its most characteristic terms that both have, 0 to 1. */
  readonly share: number;
}

/** Nearly identical cards share at least half of their terms, and are among the nearest. */
const smallestShare = 0.5;
const lookedAtAlike = 24;

/** A card with a lower similarity is on a different subject. */
const smallestSimilarity = 0.2;
/** The number of cards considered first. More are considered if the reader may not see enough of them. */
const lookedAtFirst = 64;
const lookedAtMore = 8;

/** Of this many similar cards those that are related are chosen. */
const lookedAtRelated = 48;
/** The similarity from which cards are related if their terms are not known, since one of them has just changed. */
const surelyRelated = 0.6;

/** Cards are compared together in this number. */
const searchedTogether = 10;

/** Those of the similar cards that are related to a card, the most closely related first. */
function mostRelated<C extends Pick<SimilarCard, 'id' | 'similarity'>>(
  cardId: number,
  similar: readonly C[],
  terms: ReadonlyMap<number, Uint16Array>,
  meanings: TermMeanings,
  count: number,
): C[] {
  const own = terms.get(cardId);
  return similar
    .map((card) => ({ card, value: closeness(own, terms.get(card.id), card.similarity, meanings) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.card.id - b.card.id)
    .slice(0, count)
    .map(({ card }) => card);
}

function closeness(
  own: Uint16Array | undefined,
  other: Uint16Array | undefined,
  similarity: number,
  meanings: TermMeanings,
): number {
  if (own && other) return relatedness(own, other, similarity, meanings);
  return similarity >= surelyRelated ? similarity : 0;
}

/** Finds similar cards. Jobs keep the vectors up to date; searches request them. */
export class SimilarityService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The model by which the cards of a scope are compared. Requests a job if they have changed, if they should be
   * compared `anew`, or if the follow-up work for the vectors should be done `again`.
   */
  async current(scope: Scope, { anew = false, again = false } = {}): Promise<Model> {
    const { db, queue, source } = this.#parts;
    const known = await new ModelsReadModel(db).of(scope);
    const hasNothingNew = known?.cardsState === known?.currentState && known?.source === source.name && !known?.anew;
    // After a failure a new attempt is made after some time, or when requested explicitly.
    if (known && !anew && (known.isRequested || (!again && (hasNothingNew || known.hasJustFailed)))) return known;
    await db.transaction().execute(async (transaction) => {
      const repo = new ModelsRepo(transaction);
      const id = await repo.findOrCreate(scope, source.name);
      if (await repo.request(id, anew)) await queue.send(updateModel, { model_id: id }, { db: transaction });
    });
    const found = await new ModelsReadModel(db).of(scope);
    if (!found) throw new Error('The model is gone.');
    return found;
  }

  /** The vectors of a model. */
  vectors(model: Model): Promise<LoadedVectors> {
    return this.#parts.loaded.vectors(model);
  }

  /**
   * The cards that are about the same as a card of the project, the most closely related first: of the most similar ones
   * those with enough in common, which may be none. None before it has been compared.
   */
  async relatedTo(cardId: number, among: Among, count: number): Promise<SimilarCard[]> {
    const { loaded } = this.#parts;
    const model = await this.current({ projectId: among.projectId });
    const vectors = await this.vectors(model);
    const row = vectors.rowOf.get(cardId);
    if (row === undefined) return [];
    const similar = await this.#nearest(vectors, vectors.index.vectorAt(row), among, lookedAtRelated, cardId);
    const [terms, meanings] = [await loaded.terms(model), await loaded.meanings(model)];
    return mostRelated(cardId, similar, terms, meanings, count);
  }

  /**
   * Finds for cards of a project, by their ids, those of the same cards that are about the same, the most closely
   * related first. Both ways it searches only among the given cards, which the reader may see.
   */
  async relatedAmong(projectId: number, ids: readonly number[], count: number): Promise<Map<number, number[]>> {
    const { loaded } = this.#parts;
    const model = await this.current({ projectId });
    const { index, cardIds, rowOf } = await this.vectors(model);
    const [terms, meanings] = [await loaded.terms(model), await loaded.meanings(model)];
    const among = new Set(ids);
    const related = new Map<number, number[]>();
    for (const [at, id] of ids.entries()) {
      // A search takes up to a millisecond: others are answered in between.
      if (at % searchedTogether === 0) await setImmediate();
      const row = rowOf.get(id);
      if (row === undefined) continue;
      const near = index.nearest(index.vectorAt(row), lookedAtRelated, (other) => {
        const found = cardIds[other] as number;
        return found !== id && among.has(found);
      });
      const similar = near
        .filter(({ similarity }) => similarity >= smallestSimilarity)
        .map((one) => ({ id: cardIds[one.row] as number, similarity: one.similarity }));
      related.set(
        id,
        mostRelated(id, similar, terms, meanings, count).map((one) => one.id),
      );
    }
    return related;
  }

  /** The cards that are most similar to a text. The card `except` is left out. */
  async similarToWords(words: CardWords, among: Among, count: number, except?: string): Promise<SimilarCard[]> {
    const model = await this.current({ projectId: among.projectId });
    const read = await this.#parts.loaded.reader(model);
    if (!read) return [];
    const found = await this.#nearest(await this.vectors(model), read(words).vector, among, count + 1);
    return found.filter(({ slug }) => slug !== except).slice(0, count);
  }

  /**
   * A function that returns the cards of a project that are nearly identical to a text, by their ids; undefined before
   * the cards have been compared. The caller still has to check which of them the reader may see.
   */
  async finder(projectId: number): Promise<((words: CardWords) => AlikeCard[]) | undefined> {
    const { loaded } = this.#parts;
    const model = await this.current({ projectId });
    const read = await loaded.reader(model);
    if (!read) return undefined;
    const { index, cardIds } = await loaded.vectors(model);
    const terms = await loaded.terms(model);
    return (words) => {
      const text = read(words);
      return index.nearest(text.vector, lookedAtAlike).flatMap(({ row }): AlikeCard[] => {
        const id = cardIds[row] as number;
        const share = sharedTerms(text.terms, terms.get(id) ?? []);
        return share >= smallestShare ? [{ id, share }] : [];
      });
    };
  }

  /** The cards that are nearly identical to a text and that the reader may see, most similar first. */
  async alikeTo(
    words: CardWords,
    among: Among,
    except?: string,
  ): Promise<(VisibleCard & { readonly share: number })[]> {
    const find = await this.finder(among.projectId);
    const found = find?.(words) ?? [];
    const visible = await this.visible(
      among,
      found.map(({ id }) => id),
    );
    return found
      .flatMap(({ id, share }) => {
        const card = visible.get(id);
        return card && card.slug !== except ? [{ ...card, share }] : [];
      })
      .sort((a, b) => b.share - a.share);
  }

  /** The cards with the ids that the reader may see, by id. */
  visible({ projectId, seesDrafts }: Among, ids: readonly number[]): Promise<Map<number, VisibleCard>> {
    return new VisibleCardsReadModel(this.#parts.db).of(projectId, ids, seesDrafts);
  }

  async #nearest(
    { index, cardIds }: LoadedVectors,
    vector: Float32Array,
    among: Among,
    count: number,
    except?: number,
  ): Promise<SimilarCard[]> {
    for (let looked = lookedAtFirst; ; looked *= lookedAtMore) {
      const near = index
        .nearest(vector, looked, (row) => cardIds[row] !== except)
        .filter(({ similarity }) => similarity >= smallestSimilarity);
      const ids = near.map(({ row }) => cardIds[row] as number);
      const visible = await this.visible(among, ids);
      const found = near.flatMap(({ similarity }, at): SimilarCard[] => {
        const id = ids[at] as number;
        const card = visible.get(id);
        return card ? [{ ...card, id, similarity }] : [];
      });
      if (found.length >= count || near.length < looked) return found.slice(0, count);
    }
  }
}
