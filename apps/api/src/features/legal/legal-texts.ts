import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPage, legalPages, serverLimits } from '@foreglow/contract';

/** A text with its language. `own`: the operator has written it. */
export interface LegalText {
  readonly locale: string;
  readonly text: string;
  readonly own: boolean;
}

type Texts = ReadonlyMap<string, string>;
const keyOf = (page: LegalPage, locale: string) => `${locale}/${page}`;

/** The initial texts shipped with the product. */
const shippedFolder = join(import.meta.dirname, '../../../../../content/legal');

/**
 * The public texts of an installation: files of its operator, otherwise those that administrators have written,
 * otherwise those shipped with the product.
 */
export class LegalTexts {
  readonly #own: Texts;
  readonly #shipped: Texts;
  /** Those that administrators have written. */
  #stored: Texts = new Map();

  readonly #locales: readonly string[];

  private constructor(own: Texts, shipped: Texts, locales: readonly string[]) {
    this.#own = own;
    this.#shipped = shipped;
    this.#locales = locales;
  }

  /**
   * Reads the texts in all languages once, at the start, so that no request reads a file. Throws an error whose message
   * names the file that cannot be used, or the expected files if a setting names a folder that has none of them.
   */
  static async read(folder: string, locales: readonly string[], { isNamed = false } = {}): Promise<LegalTexts> {
    const own = await readAll(folder, locales);
    if (isNamed && own.size === 0) throw new Error(noText(folder, locales));
    return new LegalTexts(own, await readAll(shippedFolder, locales), locales);
  }

  /** Keeps the texts that administrators have written. Those without words have been taken back. */
  keep(stored: readonly { readonly page: LegalPage; readonly locale: string; readonly text: string }[]): void {
    this.#stored = new Map(
      stored.flatMap(({ page, locale, text }) => (text === '' ? [] : [[keyOf(page, locale), text] as const])),
    );
  }

  /** The text of a file of the operator. */
  ofFile(page: LegalPage, locale: string): string | undefined {
    return this.#own.get(keyOf(page, locale));
  }

  /** The text shipped with the product. */
  shipped(page: LegalPage, locale: string): string | undefined {
    return this.#shipped.get(keyOf(page, locale));
  }

  /** Whether there is a text of a page, in any language. */
  has(page: LegalPage): boolean {
    return this.find(page, '') !== undefined;
  }

  /**
   * The text of a page. An operator's text in another language takes precedence over the shipped text in the reader's
   * language. Undefined for an imprint that nobody has written.
   */
  find(page: LegalPage, locale: string): LegalText | undefined {
    const written = new Map([...this.#stored, ...this.#own]);
    for (const [texts, own] of [[written, true] as const, [this.#shipped, false] as const]) {
      for (const language of [locale, ...this.#locales]) {
        const text = texts.get(keyOf(page, language));
        if (text !== undefined) return { locale: language, text, own };
      }
    }
    return undefined;
  }
}

const noText = (folder: string, [first = 'en', ...others]: readonly string[]): string => {
  const files = legalPages.map((page) => `${keyOf(page, first)}.md`).join(' or ');
  return `LEGAL_DIR names ${folder}, which has no text. It needs ${files}, or the same in ${others.join(' or ')}.`;
};

async function readAll(folder: string, locales: readonly string[]): Promise<Texts> {
  const pages = locales.flatMap((locale) => legalPages.map((page) => keyOf(page, locale)));
  const read = await Promise.all(pages.map(async (key) => [key, await readText(join(folder, `${key}.md`))] as const));
  return new Map(read.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const])));
}

/** The content of a file; undefined if it does not exist. */
async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new Error(`The text ${path} cannot be read (${error.code}).`);
  });
  if (!bytes) return undefined;
  if (bytes.length > serverLimits.operatorTextBytes) {
    throw new Error(`The text ${path} is too large: at most ${serverLimits.operatorTextBytes / 1024} KB.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() || undefined;
  } catch {
    throw new Error(`The text ${path} is not encoded in UTF-8.`);
  }
}
