import { existsSync, readFileSync } from 'node:fs';

type Family = 'Newsreader' | 'Inter';

/** How exports look: the values of `theme.json` and the drawing of the cover. */
export interface Theme {
  readonly product: string;
  readonly fonts: Readonly<Record<'reading' | 'interface', Family>>;
  readonly colors: Readonly<Record<'ink' | 'secondary' | 'faint' | 'line' | 'sunken' | 'link', string>>;
  /** Code of Typst. */
  readonly cover: string;
}

const folder = new URL('../themes/', import.meta.url);

/** Reads a theme. An unknown name gives the default one. */
export function readTheme(name: string): Theme {
  const known = /^[a-z0-9-]+$/.test(name) && existsSync(new URL(`${name}/theme.json`, folder)) ? name : 'default';
  const read = (file: string) => readFileSync(new URL(`${known}/${file}`, folder), 'utf8');
  return { ...(JSON.parse(read('theme.json')) as Omit<Theme, 'cover'>), cover: read('cover.typ') };
}
