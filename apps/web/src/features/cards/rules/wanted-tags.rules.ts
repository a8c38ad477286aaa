import { tagKey } from '@foreglow/contract';
import type { CardsChange } from './selected.rules.ts';

/** A tag as it can be chosen for some cards. */
export interface TagChoice {
  readonly name: string;
  /** Number of the cards that have it. */
  readonly count: number;
}

/** The tags to choose from: first those of the cards, most frequent first, then the others in their original order. */
export function tagChoices(shares: readonly TagChoice[], names: readonly string[]): TagChoice[] {
  const known = new Set(shares.map(({ name }) => tagKey(name)));
  const seen = new Set<string>();
  const others = names.filter((name) => {
    const isNew = !known.has(tagKey(name)) && !seen.has(tagKey(name));
    seen.add(tagKey(name));
    return isNew;
  });
  return [...shares, ...others.map((name) => ({ name, count: 0 }))];
}

/** The tags that were ticked (true) and unticked (false), by name. Untouched tags are not included. */
export type Wanted = ReadonlyMap<string, boolean>;

/** The state of the boxes: ticked if all `total` cards have the tag, mixed if some have it. */
export function boxesOf(choices: readonly TagChoice[], wanted: Wanted, total: number) {
  const untouched = choices.filter(({ name }) => !wanted.has(name));
  return {
    chosen: [
      ...choices.filter(({ name }) => wanted.get(name)),
      ...untouched.filter(({ count }) => count === total),
    ].map(({ name }) => name),
    mixed: untouched.filter(({ count }) => count > 0 && count < total).map(({ name }) => name),
  };
}

/** The wanted tags after the set of ticked boxes changed to this one. */
export function wantedAfter(
  choices: readonly TagChoice[],
  wanted: Wanted,
  total: number,
  chosen: readonly string[],
): Wanted {
  const before = new Set(boxesOf(choices, wanted, total).chosen);
  const now = new Set(chosen);
  const next = new Map(wanted);
  for (const { name } of choices) if (before.has(name) !== now.has(name)) next.set(name, now.has(name));
  return next;
}

/** The change that gives the cards these tags; undefined if they have them already. */
export function changeFor(choices: readonly TagChoice[], wanted: Wanted, total: number): CardsChange | undefined {
  const addTags = choices.filter(({ name, count }) => wanted.get(name) === true && count < total);
  const removeTags = choices.filter(({ name, count }) => wanted.get(name) === false && count > 0);
  if (addTags.length + removeTags.length === 0) return undefined;
  return {
    ...(addTags.length > 0 && { addTags: addTags.map(({ name }) => name) }),
    ...(removeTags.length > 0 && { removeTags: removeTags.map(({ name }) => name) }),
  };
}
