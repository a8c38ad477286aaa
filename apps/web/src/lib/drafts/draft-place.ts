import { ownStorage } from '../browser/own-storage.ts';

/** The keys for a draft, in the order in which they are read: other tabs may have stored their own under the first. */
const keysOf = (key: string): readonly string[] => [key, `${key}.2`, `${key}.3`];

/** The text stored on this device for a draft: that of any tab. */
export const storedText = (key: string): string | null => ownStorage.read(placeWithText(key));

/** The first key with a text; the key itself if there is none. */
const placeWithText = (key: string): string => keysOf(key).find((place) => ownStorage.read(place) !== null) ?? key;

/**
 * The place on this device where an editor stores its draft. If another tab has stored its own text there meanwhile, it
 * is left alone, and this one gets another place. It is found when the first has been saved or discarded.
 */
export class DraftPlace {
  readonly #key: string;
  #place: string;
  /** What this editor found there or has stored there. */
  #own: string | null;

  constructor(key: string) {
    this.#key = key;
    this.#place = placeWithText(key);
    this.#own = ownStorage.read(this.#place);
  }

  read(): string | null {
    return ownStorage.read(this.#place);
  }

  /** Stores a text; null removes the text of this editor. */
  write(text: string | null): void {
    const there = this.read();
    if (there !== null && there !== this.#own) {
      if (text === null) return;
      this.#place = keysOf(this.#key).find((place) => ownStorage.read(place) === null) ?? this.#place;
    }
    this.#own = text;
    ownStorage.write(this.#place, text);
  }
}
