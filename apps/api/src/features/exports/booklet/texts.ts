import type { Texts } from '#platform/languages/languages.ts';
import { Words, type WordsData } from '#platform/languages/words.ts';
import { isolated } from '#platform/text/isolated.rules.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type BookletEntries = typeof english;

export const bookletTexts: Texts<BookletEntries> = { namespace: 'booklet', en: english, de: german };

/** The texts that a booklet adds, in its language. */
export class BookletWords extends Words<BookletEntries> {
  // Creating a format takes as long as typesetting a card.
  readonly #day: Intl.DateTimeFormat;
  readonly #time: Intl.DateTimeFormat;

  /** `timeZone`: the time zone of the moments shown, as in `Europe/Berlin`. */
  constructor(data: WordsData<BookletEntries>, timeZone: string) {
    super(data);
    this.#day = new Intl.DateTimeFormat(this.region, { dateStyle: 'long', timeZone });
    this.#time = new Intl.DateTimeFormat(this.region, {
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
  }

  protected override written(value: string): string {
    return isolated(value);
  }

  number(value: number): string {
    return value.toLocaleString(this.region);
  }

  date(moment: Date): string {
    return this.#day.format(moment);
  }

  /** With the time and its time zone. */
  moment(moment: Date): string {
    return `${this.date(moment)}, ${this.#time.format(moment)}`;
  }
}
