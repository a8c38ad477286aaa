export type FieldName<V> = keyof V & string;

/** Describes the fields of an editor, to compare the changes of two people. */
export interface EditedFields<V> {
  /** In the order of the editor. */
  readonly names: readonly FieldName<V>[];
  /** Texts. Both versions can be kept, one after the other. */
  readonly texts: readonly FieldName<V>[];
  /** Lists of names or of items with a slug, which are merged automatically. */
  readonly lists: readonly FieldName<V>[];
}

/** The result of comparing the changes of two people. */
export interface Comparison<V> {
  /** Fields that only the other person changed. Their values are used. */
  readonly theirs: readonly FieldName<V>[];
  /** Fields that both changed, to different values. */
  readonly both: readonly FieldName<V>[];
  /** The merged values; for fields that both changed, the user's value. */
  readonly merged: V;
}

/** Compares the values saved by others with the typed ones, both based on `base`. */
export function compare<V>(fields: EditedFields<V>, base: V, mine: V, theirs: V): Comparison<V> {
  const changed = (values: V, name: FieldName<V>) => !same(base[name], values[name]);
  const { names, lists } = fields;
  const theirsOnly = names.filter((name) => changed(theirs, name) && !changed(mine, name));
  const both = names.filter(
    (name) => !lists.includes(name) && changed(theirs, name) && changed(mine, name) && !same(mine[name], theirs[name]),
  );
  const taken = Object.fromEntries(theirsOnly.map((name) => [name, theirs[name]]));
  const combined = Object.fromEntries(
    lists
      .filter((name) => changed(theirs, name) && changed(mine, name))
      .map((name) => [name, combinedLists(listOf(base[name]), listOf(mine[name]), listOf(theirs[name]))]),
  );
  return { theirs: theirsOnly, both, merged: { ...mine, ...taken, ...combined } };
}

/** True when no field differs. */
export const sameFields = <V>({ names }: EditedFields<V>, a: V, b: V): boolean =>
  names.every((name) => same(a[name], b[name]));

type Entry = string | { readonly slug: string };

const listOf = (value: unknown): readonly Entry[] => value as readonly Entry[];
const keyOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.slug);
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'slug' in value);

/** Items with a slug are matched by it, since their titles may have changed. */
const plain = (value: unknown): unknown => (Array.isArray(value) && value.every(isEntry) ? value.map(keyOf) : value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** An item removed by either is removed. An item added by either is included. */
function combinedLists(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): Entry[] {
  const has = (list: readonly Entry[], entry: Entry) => list.some((other) => keyOf(other) === keyOf(entry));
  const removed = base.filter((entry) => !has(mine, entry) || !has(theirs, entry));
  const all = [...theirs, ...mine.filter((entry) => !has(theirs, entry))];
  return all.filter((entry) => !has(removed, entry));
}

/** Whose value of a field is used; `both`: one after the other, to be edited further. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The values after the user has chosen, field by field. */
export function decided<V>(
  { both, merged }: Comparison<V>,
  mine: V,
  theirs: V,
  choices: Readonly<Partial<Record<FieldName<V>, Choice>>>,
): V {
  const value = (name: FieldName<V>) => {
    const choice = choices[name] ?? 'mine';
    if (choice === 'both') return `${theirs[name]}\n\n${mine[name]}`;
    return choice === 'theirs' ? theirs[name] : mine[name];
  };
  return { ...merged, ...Object.fromEntries(both.map((name) => [name, value(name)])) };
}
