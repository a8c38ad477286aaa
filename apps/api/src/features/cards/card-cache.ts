import { cardTextNames } from '@foreglow/contract';
import type { ListedCard } from './card.ts';

/** The estimated memory, which is enough for some 20,000 cards as the grid shows them. */
const maxBytes = 32 * 2 ** 20;
/** A card's object with its key, dates and creator. */
const bytesWithoutTexts = 800;
/** The entry of a card that was read once. */
const bytesOfMark = 40;
/** A state with its map. */
const bytesOfState = 500;

const readOnce = Symbol('read once');

/** Cards by their ids, for each state of the data. */
type Entries = Map<number, ListedCard | typeof readOnce>;

/**
 * Caches the cards that lists have read, under the state of their data: another page, filter, order or search of the
 * same state finds its cards here. A change means a new state, so nothing has to be invalidated.
 *
 * A card is cached when it is read for the second time under a state. Most are read only once, and storing them takes
 * longer than they would save: collecting the garbage copies every object that stays.
 *
 * Entries are in two generations instead of a list in the order of their use, which would have to be kept up for every
 * card of every page. When the newer generation is full, the older one is dropped.
 */
export class CardCache {
  readonly #maxBytes: number;
  #newer = new Map<string, Entries>();
  #older = new Map<string, Entries>();
  #newerBytes = 0;

  constructor(bytes = maxBytes) {
    this.#maxBytes = bytes;
  }

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
    const newer = this.#newer.get(state);
    const older = this.#older.get(state);
    for (const id of ids) {
      const entry = newer?.get(id) ?? older?.get(id);
      if (entry === undefined || entry === readOnce) missing.push(id);
      else found.set(id, entry);
    }
    const cards = missing.length > 0 ? await read(missing) : [];
    this.#keep(state, found.values(), cards);
    for (const card of cards) found.set(card.id, card);
    return found;
  }

  #keep(state: string, cached: Iterable<ListedCard>, read: readonly ListedCard[]): void {
    const older = this.#older.get(state);
    const newer = this.#entriesOf(state);
    // Cards in use stay when the older generation is dropped.
    if (older) for (const card of cached) if (!newer.has(card.id)) this.#set(newer, card.id, card);
    for (const card of read) {
      const isKnown = newer.has(card.id) || older?.has(card.id);
      this.#set(newer, card.id, isKnown ? card : readOnce);
    }
    if (this.#newerBytes <= this.#maxBytes / 2) return;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#newerBytes = 0;
  }

  #set(entries: Entries, id: number, entry: ListedCard | typeof readOnce): void {
    entries.set(id, entry);
    this.#newerBytes += entry === readOnce ? bytesOfMark : bytesOf(entry);
  }

  #entriesOf(state: string): Entries {
    const known = this.#newer.get(state);
    if (known) return known;
    const entries: Entries = new Map();
    this.#newer.set(state, entries);
    this.#newerBytes += bytesOfState;
    return entries;
  }
}

/** The approximate memory of a card, whose texts take up to two bytes for each character. */
function bytesOf(card: ListedCard): number {
  const texts = [...cardTextNames.map((name) => card[name]), card.descriptionExcerpt, card.sourceName];
  return texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), bytesWithoutTexts + 8 * card.tagIds.length);
}
