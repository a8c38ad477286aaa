import { type KindWith, kindsWith } from '../kinds/kinds.ts';

export type Taxonomy = KindWith<'taxonomy'>;
export const taxonomies = kindsWith('taxonomy');

/** Colours a tag can have: names of the palette, which each side turns into its own light and dark values. */
export const tagColors = [
  'blue',
  'ochre',
  'orange',
  'green',
  'violet',
  'rose',
  'teal',
  'plum',
  'slate',
  'brown',
] as const;
export type TagColor = (typeof tagColors)[number];

/** The light value of each colour, by which colours are compared. */
export const tagColorValues: Readonly<Record<TagColor, string>> = {
  blue: '#3b6db5',
  ochre: '#b5841f',
  orange: '#d0753b',
  green: '#4b8a4a',
  violet: '#7a5bbf',
  rose: '#c93b63',
  teal: '#2b8a8a',
  plum: '#96428b',
  slate: '#647084',
  brown: '#8a5a3c',
};

/** Two tags of a project are the same when their keys are. */
export const tagKey = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The names of different tags, each in its first spelling. */
export function differentTags(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(tagKey(name))) byKey.set(tagKey(name), name);
  return [...byKey.values()];
}
