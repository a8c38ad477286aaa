import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  product: z.string(),
  fonts: z.object({ reading: z.enum(['Newsreader', 'Inter']), interface: z.enum(['Newsreader', 'Inter']) }),
  colors: z.record(z.enum(['ink', 'secondary', 'faint', 'line', 'sunken', 'link']), z.string()),
});

/** How exports look: the values of `theme.json` and the drawing of the cover. */
export type Theme = z.infer<typeof schema> & { readonly cover: string };

const folder = new URL('../themes/', import.meta.url);

/** Reads a theme. An unknown name gives the default one. */
export function readTheme(name: string): Theme {
  const known = /^[a-z0-9-]+$/.test(name) && existsSync(new URL(`${name}/theme.json`, folder)) ? name : 'default';
  const read = (file: string) => readFileSync(new URL(`${known}/${file}`, folder), 'utf8');
  return { ...schema.parse(JSON.parse(read('theme.json'))), cover: read('cover.typ') };
}
