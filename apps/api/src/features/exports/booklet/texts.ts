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
  readonly #timeZone: string;

  constructor({ language, timeZone }: Pick<BookletOptions, 'language' | 'timeZone'>) {
    this.language = language;
    this.#entries = language === 'de' ? german : english;
    this.#locale = language === 'de' ? 'de-DE' : 'en-GB';
    this.#timeZone = timeZone;
  }

  say(key: Sentence, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#entries[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  }

  count(key: Plural, count: number): string {
    const rule = new Intl.PluralRules(this.#locale).select(count);
    return this.#entries[key][rule === 'one' ? 'one' : 'other'].replace(
      '{{count}}',
      count.toLocaleString(this.#locale),
    );
  }

  date(moment: Date): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: 'long', timeZone: this.#timeZone }).format(moment);
  }

  /** With the time, and the zone it is in. */
  moment(moment: Date): string {
    const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: this.#timeZone } as const;
    return `${this.date(moment)}, ${new Intl.DateTimeFormat(this.#locale, time).format(moment)}`;
  }
}
