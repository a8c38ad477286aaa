import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import type { PageLocale } from './page.types.ts';

type Entries = typeof english;
type KeyOf<T> = { [Key in keyof Entries]: Entries[Key] extends T ? Key : never }[keyof Entries];
type Sentence = KeyOf<string>;
type Plural = KeyOf<{ one: string; other: string }>;
type Values = Readonly<Record<string, string | number>>;

const locales = {
  en: { entries: english, tag: 'en-GB' },
  de: { entries: german, tag: 'de-DE' },
} as const satisfies Record<PageLocale, { entries: Entries; tag: string }>;

/** The words of a public page in its language. */
export class PageTexts {
  readonly locale: PageLocale;
  readonly #entries: Entries;
  readonly #tag: string;

  constructor(locale: PageLocale) {
    const { entries, tag } = locales[locale];
    this.locale = locale;
    this.#entries = entries;
    this.#tag = tag;
  }

  say(key: Sentence, values: Values = {}): string {
    return filled(this.#entries[key], values);
  }

  /** With the number in figures. */
  count(key: Plural, count: number): string {
    return this.#plural(key, count, count.toLocaleString(this.#tag));
  }

  /** With the number as a word, up to twelve. */
  countInWords(key: Plural, count: number): string {
    return this.#plural(key, count, this.#entries.numbers[count] ?? count.toLocaleString(this.#tag));
  }

  /** Several things in a row: "a, b and c". */
  list(things: readonly string[]): string {
    return new Intl.ListFormat(this.#tag).format(things.map(isolated));
  }

  /** The month of a moment, as a radar is called by it. */
  month(moment: string): string {
    return this.#date(moment, { month: 'long', year: 'numeric' });
  }

  day(moment: string): string {
    return this.#date(moment, { dateStyle: 'long' });
  }

  #plural(key: Plural, count: number, written: string): string {
    const form = new Intl.PluralRules(this.#tag).select(count) === 'one' ? 'one' : 'other';
    return filled(this.#entries[key][form], { count: written });
  }

  #date(moment: string, format: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.#tag, { ...format, timeZone: 'UTC' }).format(new Date(moment));
  }
}

const filled = (sentence: string, values: Values): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolated(String(values[name] ?? '')));

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A text that runs from right to left, so that it does not turn the sentence around it. */
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
