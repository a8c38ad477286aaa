import { LRUCache } from 'lru-cache';
import type { ListedCard } from './card.ts';

/** The estimated memory, which is enough for some 20,000 cards as the grid shows them. */
const maxBytes = 32 * 2 ** 20;
/** A card's object with its key, dates and creator. */
const bytesWithoutTexts = 800;

/**
 * Caches the cards that lists have read, under the state of their data: another page, filter, order or search of the
 * same state finds most of its cards here. A change means a new state, so nothing has to be invalidated. The least
 * recently used cards are dropped.
 */
export class KeptCards {
  readonly #cards = new LRUCache<string, ListedCard>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });

  /**
   * Cards by their ids. `read` is called for those that are not cached under the state, and may leave out cards.
   * A cached card can be newer than the state, if it changed while it was read.
   */
  async byId(
    ids: readonly number[],
    state: string,
    read: (ids: readonly number[]) => Promise<readonly ListedCard[]>,
  ): Promise<ReadonlyMap<number, ListedCard>> {
    const found = new Map<number, ListedCard>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.#cards.get(`${id} ${state}`);
      if (card) found.set(id, card);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    for (const card of await read(missing)) {
      found.set(card.id, card);
      this.#cards.set(`${card.id} ${state}`, card);
    }
    return found;
  }
}

/** The approximate memory of a card, whose texts take up to two bytes for each character. */
function bytesOf({ title, subtitle, description, descriptionExcerpt, relevance, tagIds }: ListedCard): number {
  const texts = [title, subtitle, description, descriptionExcerpt, relevance];
  return texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), bytesWithoutTexts + 8 * tagIds.length);
}
