import type { Languages } from '#platform/languages/languages.ts';
import { type KeyOf, type PluralForms, Words } from '#platform/languages/words.ts';
import { isolated } from '#platform/text/isolated.rules.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

type Entries = typeof english;

/** The texts of a public page in its language. */
export class PageTexts extends Words<Entries> {
  /** In the language with the code. */
  static in(languages: Languages, code: string): PageTexts {
    return new PageTexts(languages.words({ namespace: 'public-page', en: english, de: german }, code));
  }

  /** With the number as a word, up to twelve. */
  countInWords(key: KeyOf<Entries, PluralForms>, count: number): string {
    return this.count(key, count, this.entries.numbers[count]);
  }

  /** A list of several things: "a, b and c". */
  list(things: readonly string[]): string {
    return new Intl.ListFormat(this.region).format(things.map(isolated));
  }

  /** The month of a moment, by which a version of a radar is named. */
  month(moment: string): string {
    return this.#date(moment, { month: 'long', year: 'numeric' });
  }

  day(moment: string): string {
    return this.#date(moment, { dateStyle: 'long' });
  }

  protected override written(value: string): string {
    return isolated(value);
  }

  #date(moment: string, format: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.region, { ...format, timeZone: 'UTC' }).format(new Date(moment));
  }
}
