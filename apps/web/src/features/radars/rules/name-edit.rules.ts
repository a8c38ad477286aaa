import { nameKey } from '@foreglow/contract/radars/name-key';

/** A name in a changed list, with its previous name; null for a new one. */
export interface EditedName {
  readonly name: string;
  readonly was: string | null;
}

/** A name that is removed from a list. */
interface RemovedName {
  readonly name: string;
  /** The name that its blips get instead. Null if there are no such blips, or if they are removed too. */
  readonly to: string | null;
}

/** A change of the names of sectors, rings or impacts. Names that it does not mention stay. */
export interface NamesEdit {
  readonly order: readonly EditedName[];
  readonly removed: readonly RemovedName[];
}

/** A typed name without superfluous spaces. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

const same = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** The edit that changes a list of names. `to`: see `RemovedName`. */
export const namesEdit = (
  before: readonly string[],
  after: readonly EditedName[],
  to: string | null = null,
): NamesEdit => ({
  order: after,
  removed: before.filter((name) => !after.some(({ was }) => was === name)).map((name) => ({ name, to })),
});

/**
 * The names after a change, each with its name in `saved`. `saved` may differ from the list that was changed: names
 * that others have added since are appended, and those that others have removed stay removed.
 */
export function changedNames(saved: readonly string[], { order, removed }: NamesEdit): readonly EditedName[] {
  const mentioned = order.flatMap(({ name, was }): EditedName[] => {
    // Others may have added the same name.
    const before = saved.find((one) => same(one, was ?? name));
    if (before !== undefined) return [{ name, was: before }];
    return was === null ? [{ name, was: null }] : [];
  });
  const isKnown = (name: string) =>
    mentioned.some(({ was }) => was === name) || removed.some((one) => same(one.name, name));
  return [...mentioned, ...saved.filter((name) => !isKnown(name)).map((name) => ({ name, was: name }))];
}

/** The change that reverts another one. `before` is the list before that one. */
export function namesBack(before: readonly string[], edit: NamesEdit): NamesEdit {
  const after = changedNames(before, edit);
  return {
    order: before.map((name) => ({ name, was: after.find(({ was }) => was === name)?.name ?? null })),
    removed: after.flatMap(({ name, was }) => (was === null ? [{ name, to: null }] : [])),
  };
}

/**
 * The name of a blip's sector, ring or impact after a change of the names; undefined if it was removed without a
 * replacement.
 */
export function nameAfter(edit: NamesEdit | undefined, name: string): string | undefined {
  if (!edit) return name;
  const removed = edit.removed.find((one) => same(one.name, name));
  if (removed) return removed.to ?? undefined;
  return edit.order.find(({ was }) => was !== null && same(was, name))?.name ?? name;
}
