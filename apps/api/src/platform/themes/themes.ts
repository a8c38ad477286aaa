import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseJsonFile } from '../text/parse-json-file.ts';
import { readableProblems } from './contrast.rules.ts';
import { type Theme, type ThemeFile, type ThemeImage, themeFile } from './theme.ts';

/** The folder of the themes of the product. */
export const themesFolder = join(import.meta.dirname, '../../../../../themes');

/** The base address of the files of themes. */
export const themesPath = '/themes/';

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };
const imageBytes = 1024 * 1024;
const themeName = /^[a-z0-9-]{1,40}$/;

/** The themes of an installation: one for each folder, read once at the start. */
export class Themes {
  readonly #themes: ReadonlyMap<string, Theme>;
  /** The default theme as it comes. */
  readonly base: Theme;
  #own: Theme | undefined;

  private constructor(themes: ReadonlyMap<string, Theme>, fallback: Theme) {
    this.#themes = themes;
    this.base = fallback;
  }

  /** Reads the themes of a folder. Throws an error whose message names the invalid file and field. */
  static async read(folder = themesFolder): Promise<Themes> {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const themes = new Map<string, Theme>();
    for (const name of names) themes.set(name, await readTheme(folder, name));
    const fallback = themes.get('default');
    if (!fallback) throw new Error(`The theme default is missing in ${folder}.`);
    return new Themes(themes, fallback);
  }

  /**
   * The theme with the name; for an unknown name, the default theme, or that which administrators have made of it. The
   * name is never used in a path.
   */
  find(name: string): Theme {
    const found = this.#themes.get(name);
    return found && found !== this.base ? found : (this.#own ?? this.base);
  }

  /** The theme that administrators have made of the default one, if they have. */
  get own(): Theme | undefined {
    return this.#own;
  }

  /** Puts a theme in the place of the default one, or that one again. */
  wear(own: Theme | undefined): void {
    this.#own = own;
  }

  /** The themes of the folders. */
  all(): readonly Theme[] {
    return [...this.#themes.values()];
  }
}

/** Whether a text can be the name of a theme. Other texts are not passed on. */
export const isThemeName = (text: string): boolean => themeName.test(text);

async function readTheme(folder: string, name: string): Promise<Theme> {
  const path = join(folder, name, 'theme.json');
  if (!isThemeName(name)) {
    throw new Error(
      `The theme ${join(folder, name)} cannot be used: its name must be lower-case letters, digits and hyphens.`,
    );
  }
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The theme ${name} cannot be used: the file ${path} cannot be read.`);
  });
  const file = parse(path, text);
  const [problem] = readableProblems(file);
  if (problem) throw new Error(`The theme ${path} cannot be used: ${problem}.`);
  const pictures: Partial<Record<keyof ThemeFile['images'], ThemeImage>> = {};
  for (const [role, image] of Object.entries(file.images) as [keyof ThemeFile['images'], string][]) {
    pictures[role] = await readImage(join(folder, name), name, role, image);
  }
  return { ...file, key: name, version: `${name}-${hashOf(text)}`, pictures, isUsual: name === 'default' };
}

function parse(path: string, text: string): ThemeFile {
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch {
    throw new Error(`The theme ${path} cannot be used: it is not valid JSON.`);
  }
  const parsed = themeFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: field, message }) => `${field.join('.') || 'the file'}: ${message}`);
  throw new Error(`The theme ${path} cannot be used: ${faults.join('; ')}.`);
}

/** A part of an address that changes with the content. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

async function readImage(folder: string, theme: string, role: string, name: string): Promise<ThemeImage> {
  const path = join(folder, name);
  const bytes = await readFile(path).catch(() => {
    throw new Error(
      `The theme ${join(folder, 'theme.json')} cannot be used: images.${role}: there is no file ${name}.`,
    );
  });
  if (bytes.length > imageBytes) {
    throw new Error(
      `The theme ${join(folder, 'theme.json')} cannot be used: images.${role}: ${name} has more than 1 MB.`,
    );
  }
  const ending = extname(name);
  const address = `${themesPath}${theme}/${name.slice(0, -ending.length)}-${hashOf(bytes)}${ending}`;
  return { address, type: types[ending] ?? 'application/octet-stream', bytes };
}
