import type { CardValues } from './card-values.rules.ts';

export type FieldName = keyof CardValues;

/** Fields in the order in which the editor has them. */
const fieldNames: readonly FieldName[] = [
  'image',
  'title',
  'subtitle',
  'description',
  'relevance',
  'tags',
  'source_url',
  'public',
];

/** What two people made of the same card. */
export interface Comparison {
  /** Fields that only the other one changed: their values count. */
  readonly theirs: readonly FieldName[];
  /** Fields that both changed, to different values. */
  readonly both: readonly FieldName[];
  /** The values with all that does not contradict; where it does, one's own. */
  readonly merged: CardValues;
}

/** Compares what was stored meanwhile with what was typed, both made from `base`. Tags are united by themselves. */
export function compare(base: CardValues, mine: CardValues, theirs: CardValues): Comparison {
  const changed = (values: CardValues, name: FieldName) => !same(base[name], values[name]);
  const theirsOnly = fieldNames.filter((name) => changed(theirs, name) && !changed(mine, name));
  const both = fieldNames.filter(
    (name) => name !== 'tags' && changed(theirs, name) && changed(mine, name) && !same(mine[name], theirs[name]),
  );
  const taken = Object.fromEntries(theirsOnly.map((name) => [name, theirs[name]]));
  return {
    theirs: theirsOnly,
    both,
    merged: { ...mine, ...taken, tags: mergedTags(base.tags, mine.tags, theirs.tags) },
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function mergedTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const removed = base.filter((tag) => !mine.includes(tag) || !theirs.includes(tag));
  return [...new Set([...theirs, ...mine])].filter((tag) => !removed.includes(tag));
}

/** Whose value of a field is taken; `both`: one after the other, to be edited further. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The texts of which both can be kept, one after the other. */
export const isText = (name: FieldName): name is 'description' | 'relevance' =>
  name === 'description' || name === 'relevance';

/** The values after somebody chose, field by field. */
export function decided(
  { both, merged }: Comparison,
  mine: CardValues,
  theirs: CardValues,
  choices: Readonly<Partial<Record<FieldName, Choice>>>,
): CardValues {
  const value = (name: FieldName) => {
    const choice = choices[name] ?? 'mine';
    if (choice === 'both' && isText(name)) return `${theirs[name]}\n\n${mine[name]}`;
    return choice === 'theirs' ? theirs[name] : mine[name];
  };
  return { ...merged, ...Object.fromEntries(both.map((name) => [name, value(name)])) };
}
