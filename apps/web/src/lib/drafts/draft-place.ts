import { ownStorage } from '../browser/own-storage.ts';
import { type storage, tabStorage } from '../browser/storage.ts';

type Device = typeof storage;

/** The keys for a draft, in the order in which they are read: other tabs may have kept their own under the first. */
const keysOf = (key: string): readonly string[] => [key, ...[2, 3, 4, 5].map((number) => `${key}.${number}`)];

/** Where a tab remembers the key of its own text, to find it again after a reload. */
const noteOf = (key: string): string => `${key}.own`;

/** The text kept on this device for a draft: that of this tab, or else that of any tab. */
export const keptText = (key: string): string | null => ownStorage.read(placeWithText(key, tabStorage, ownStorage));

/** The key of this tab's text, or the first with a text; the key itself if there is none. */
function placeWithText(key: string, tab: Pick<typeof tabStorage, 'read'>, device: Device): string {
  const places = [tab.read(noteOf(key)) ?? key, ...keysOf(key)];
  return places.find((place) => device.read(place) !== null) ?? key;
}

/** The first key without a text; undefined if there is none. */
const freePlace = (key: string, device: Device): string | undefined =>
  keysOf(key).find((place) => device.read(place) === null);

/** Keeps a text beside those that are kept for the draft already. In this tab it is found before them. */
export function keepBeside(key: string, text: string, tab: typeof tabStorage = tabStorage): void {
  const place = freePlace(key, ownStorage) ?? key;
  ownStorage.write(place, text);
  tab.write(noteOf(key), place);
}

/**
 * The place on this device where an editor keeps its draft. If another tab has kept its own text there meanwhile, it
 * is left alone, and this one gets another place. It is found when the first has been saved or discarded. There are five
 * places: a sixth tab replaces a text.
 */
export class DraftPlace {
  readonly #key: string;
  readonly #tab: typeof tabStorage;
  readonly #device: Device;
  #place: string;
  /** What this editor found there or has kept there. */
  #own: string | null;

  /** `device` is the storage of the signed-in user, unless the key itself names the user. */
  constructor(key: string, tab: typeof tabStorage = tabStorage, device: Device = ownStorage) {
    this.#key = key;
    this.#tab = tab;
    this.#device = device;
    this.#place = placeWithText(key, tab, device);
    this.#own = device.read(this.#place);
  }

  read(): string | null {
    return this.#device.read(this.#place);
  }

  /** Keeps a text; null removes the text of this editor. */
  write(text: string | null): void {
    const there = this.read();
    const isOfAnother = there !== null && there !== this.#own;
    if (isOfAnother && text !== null) this.#place = freePlace(this.#key, this.#device) ?? this.#place;
    if (!isOfAnother || text !== null) this.#device.write(this.#place, text);
    this.#own = text;
    this.#tab.write(noteOf(this.#key), text === null ? null : this.#place);
  }
}
