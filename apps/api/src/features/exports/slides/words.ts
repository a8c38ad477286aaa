import type { Texts } from '#platform/languages/languages.ts';
import { Words, type WordsData } from '#platform/languages/words.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type SlideEntries = typeof english;

/** The texts on slides that do not come from the project. */
export type SlideWords = Words<SlideEntries>;

export const slideTexts: Texts<SlideEntries> = { namespace: 'slides', en: english, de: german };

/** The texts on slides with the dates among them, as they are in a time zone such as `Europe/Berlin`. */
export class DatedSlideWords extends Words<SlideEntries> {
  readonly #day: Intl.DateTimeFormat;
  readonly #month: Intl.DateTimeFormat;

  constructor(data: WordsData<SlideEntries>, timeZone: string) {
    super(data);
    this.#month = new Intl.DateTimeFormat(this.region, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    this.#day = new Intl.DateTimeFormat(this.region, { dateStyle: 'long', timeZone });
  }

  date(moment: Date): string {
    return this.#day.format(moment);
  }

  /** A month such as `2026-11`. */
  month(month: string): string {
    return this.#month.format(new Date(`${month}-15T00:00:00Z`));
  }
}
