import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import type { BookletOptions } from './options.ts';

type Entries = typeof english;
type Plural = { [Key in keyof Entries]: Entries[Key] extends string ? never : Key }[keyof Entries];
type Sentence = Exclude<keyof Entries, Plural>;

/** The words that a booklet adds, in its language. */
export class Texts {
  readonly language: 'en' | 'de';
  readonly #entries: Entries;
  readonly #locale: string;
  // Making a format takes as long as typesetting a card.
  readonly #day: Intl.DateTimeFormat;
  readonly #time: Intl.DateTimeFormat;
  readonly #plural: Intl.PluralRules;

  constructor({ language, timeZone }: Pick<BookletOptions, 'language' | 'timeZone'>) {
    this.language = language;
    this.#entries = language === 'de' ? german : english;
    this.#locale = language === 'de' ? 'de-DE' : 'en-GB';
    this.#day = new Intl.DateTimeFormat(this.#locale, { dateStyle: 'long', timeZone });
    this.#time = new Intl.DateTimeFormat(this.#locale, {
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    this.#plural = new Intl.PluralRules(this.#locale);
  }

  say(key: Sentence, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#entries[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  }

  count(key: Plural, count: number): string {
    return this.#entries[key][this.#plural.select(count) === 'one' ? 'one' : 'other'].replace(
      '{{count}}',
      count.toLocaleString(this.#locale),
    );
  }

  date(moment: Date): string {
    return this.#day.format(moment);
  }

  /** With the time, and the zone it is in. */
  moment(moment: Date): string {
    return `${this.date(moment)}, ${this.#time.format(moment)}`;
  }
}
