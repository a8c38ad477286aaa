import { ownStorage } from '../browser/own-storage.ts';
import { tabStorage } from '../browser/storage.ts';

/** The keys for a draft, in the order in which they are read: other tabs may have stored their own under the first. */
const keysOf = (key: string): readonly string[] => [key, ...[2, 3, 4, 5].map((number) => `${key}.${number}`)];

/** Where a tab remembers the key of its own text, to find it again after a reload. */
const noteOf = (key: string): string => `${key}.own`;

/** The text stored on this device for a draft: that of this tab, or else that of any tab. */
export const storedText = (key: string): string | null => ownStorage.read(placeWithText(key, tabStorage));

/** The key of this tab's text, or the first with a text; the key itself if there is none. */
function placeWithText(key: string, tab: Pick<typeof tabStorage, 'read'>): string {
  const places = [tab.read(noteOf(key)) ?? key, ...keysOf(key)];
  return places.find((place) => ownStorage.read(place) !== null) ?? key;
}

/** The first key without a text; undefined if there is none. */
const freePlace = (key: string): string | undefined => keysOf(key).find((place) => ownStorage.read(place) === null);

/** Stores a text beside those that are stored for the draft already. In this tab it is found before them. */
export function storeBeside(key: string, text: string, tab: typeof tabStorage = tabStorage): void {
  const place = freePlace(key) ?? key;
  ownStorage.write(place, text);
  tab.write(noteOf(key), place);
}

/**
 * The place on this device where an editor stores its draft. If another tab has stored its own text there meanwhile, it
 * is left alone, and this one gets another place. It is found when the first has been saved or discarded.
 */
export class DraftPlace {
  readonly #key: string;
  readonly #tab: typeof tabStorage;
  #place: string;
  /** What this editor found there or has stored there. */
  #own: string | null;

  constructor(key: string, tab: typeof tabStorage = tabStorage) {
    this.#key = key;
    this.#tab = tab;
    this.#place = placeWithText(key, tab);
    this.#own = ownStorage.read(this.#place);
  }

  read(): string | null {
    return ownStorage.read(this.#place);
  }

  /** Stores a text; null removes the text of this editor. */
  write(text: string | null): void {
    const there = this.read();
    const isOfAnother = there !== null && there !== this.#own;
    if (isOfAnother && text !== null) this.#place = freePlace(this.#key) ?? this.#place;
    if (!isOfAnother || text !== null) ownStorage.write(this.#place, text);
    this.#own = text;
    this.#tab.write(noteOf(this.#key), text === null ? null : this.#place);
  }
}
