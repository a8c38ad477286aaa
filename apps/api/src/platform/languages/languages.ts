import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GermanAddress } from '@foreglow/contract';
import { problem } from '../http/problem.ts';
import { parseJsonFile } from '../text/parse-json-file.ts';
import { completed } from './completed.rules.ts';
import { type LanguageFile, languageFile, type Texts as TextsByKey } from './language-file.ts';
import type { WordsData } from './words.ts';

/** The folder of languages in addition to those of the product. */
export const languagesFolder = join(import.meta.dirname, '../../../../../languages');

/** The base address of the files of languages. */
const languagesPath = '/languages/';

/** Texts of a namespace in the languages of the product. */
export interface Texts<Entries> {
  readonly namespace: string;
  readonly en: Entries;
  /** In German that addresses people with "Sie". */
  readonly de: Entries;
  /** The German texts that differ where people are addressed with "du". */
  readonly du?: TextsByKey;
}

/** A language added by a file. */
export interface AddedLanguage {
  readonly code: string;
  readonly name: string;
  /** The address of its texts for the web application. It changes with these texts. */
  readonly address: string;
  /** These texts as JSON: by namespace and key. */
  readonly webTexts: string;
  readonly api: LanguageFile['api'];
}

/** The English texts are British English. */
const regions: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE' };
const comesWithTheProduct = (code: string) => code in regions;

const fileName = /^([a-z]{2,3})\.json$/;
const longestFile = 2 * 1024 * 1024;

/** The languages of an installation: English, German, and one for each file of a folder, read once at the start. */
export class Languages {
  readonly #added: ReadonlyMap<string, AddedLanguage>;
  readonly #germanAddress: () => GermanAddress;

  /** Only the languages of the product, without added ones. */
  static readonly builtIn = new Languages([], () => 'sie');

  private constructor(added: readonly AddedLanguage[], germanAddress: () => GermanAddress) {
    this.#germanAddress = germanAddress;
    this.#added = new Map(added.map((language) => [language.code, language]));
  }

  /**
   * Reads the languages of a folder. Without the folder there are only the languages of the product. Throws an error
   * whose message names the invalid file and field. `germanAddress` is asked whenever German texts are used.
   */
  static async read(folder: string, germanAddress: () => GermanAddress = () => 'sie'): Promise<Languages> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new Error(`The folder ${folder} with languages cannot be read (${error.code}).`);
    });
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const added = await Promise.all(files.map((name) => readLanguage(join(folder, name), name)));
    return new Languages(added, germanAddress);
  }

  /** The added languages, by their codes. */
  get added(): readonly AddedLanguage[] {
    return [...this.#added.values()];
  }

  /** The codes of all languages. */
  get codes(): readonly string[] {
    return [...Object.keys(regions), ...this.#added.keys()];
  }

  /** An available language: the given one, or English if its file is gone. */
  known(code: string): string {
    return this.codes.includes(code) ? code : 'en';
  }

  /** The texts of a namespace in a language. Missing texts, and all texts of an unknown language, are in English. */
  words<Entries>({ namespace, ...own }: Texts<Entries>, code: string): WordsData<Entries> {
    if (code === 'en' || code === 'de')
      return { language: code, region: regions[code] ?? code, entries: this.#own(own, code) };
    const language = this.#added.get(code);
    if (!language) return this.words({ namespace, ...own }, 'en');
    return { language: code, region: code, entries: completed(own.en, language.api[namespace]) };
  }

  #own<Entries>({ en, de, du }: Omit<Texts<Entries>, 'namespace'>, code: 'en' | 'de'): Entries {
    if (code === 'en') return en;
    return this.#germanAddress() === 'du' ? completed(de, du) : de;
  }

  /** Throws the 422 problem if the language is not available in this installation. */
  check(code: string | undefined, pointer: string): void {
    if (code === undefined || this.codes.includes(code)) return;
    throw problem('invalid_attribute', `Choose one of these languages: «${this.codes.join(', ')}».`, { pointer });
  }
}

async function readLanguage(path: string, name: string): Promise<AddedLanguage> {
  const refused = (why: string) => new Error(`The language ${path} cannot be used: ${why}.`);
  const [, code] = fileName.exec(name) ?? [];
  if (
    code === undefined ||
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) === undefined
  ) {
    throw refused('its name must be the code of a language, such as fr.json');
  }
  if (comesWithTheProduct(code)) throw refused('this language comes with the product');
  const { size } = await stat(path).catch(() => {
    throw refused('it cannot be read');
  });
  if (size > longestFile) throw refused('it has more than 2 MB');
  const text = await readFile(path, 'utf8').catch(() => {
    throw refused('it cannot be read');
  });
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch {
    throw refused('it is not valid JSON');
  }
  const parsed = languageFile.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path: field, message }) => `${field.join('.') || 'the file'}: ${message}`,
    );
    throw refused(faults.join('; '));
  }
  const { name: ownName, web, api } = parsed.data;
  const webTexts = JSON.stringify(web);
  const hash = createHash('sha256').update(webTexts).digest('hex').slice(0, 10);
  return { code, name: ownName, address: `${languagesPath}${code}-${hash}.json`, webTexts, api };
}
