/** A text, its plural forms (`one`, `other` and further ones of the language), or a list of texts. */
type Leaf = string | PluralForms | readonly string[];

export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** The keys of the entries of one type. */
export type KeyOf<Entries, Kind extends Leaf> = {
  [Key in keyof Entries]: Entries[Key] extends Kind ? Key : never;
}[keyof Entries];

/** Texts of a namespace in one language, as plain data that can be sent to threads. */
export interface WordsData<Entries> {
  /** The code of the language. */
  readonly language: string;
  /** The language and region for dates and numbers, such as en-GB. */
  readonly region: string;
  readonly entries: Entries;
}

type Values = Readonly<Record<string, string | number>>;

/** Texts of a namespace in one language. Values are written in double braces, as in `{{name}}`. */
export class Words<Entries> {
  readonly language: string;
  readonly region: string;
  readonly entries: Entries;
  readonly #plural: Intl.PluralRules;

  constructor({ language, region, entries }: WordsData<Entries>) {
    this.language = language;
    this.region = region;
    this.entries = entries;
    this.#plural = new Intl.PluralRules(region);
  }

  say(key: KeyOf<Entries, string>, values: Values = {}): string {
    return this.fill(this.entries[key] as string, values);
  }

  /** The form for a number. `{{count}}` is replaced by the number in figures, or by `written`. */
  count(key: KeyOf<Entries, PluralForms>, count: number, written = count.toLocaleString(this.region)): string {
    const forms = this.entries[key] as PluralForms & Readonly<Record<string, string>>;
    return this.fill(forms[this.#plural.select(count)] ?? forms.other, { count: written });
  }

  /** A text of the entries with its values filled in. */
  fill(text: string, values: Values): string {
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => this.written(String(values[name] ?? '')));
  }

  /** Formats a value for a text. */
  protected written(value: string): string {
    return value;
  }
}
