import { tagKey } from '@foreglow/contract';

interface Named {
  readonly name: string;
}

/** The options that a field for tags offers for a text. */
export interface TagOptions<T extends Named> {
  /**
   * Existing tags, best match first: an exact match, then those that begin with the text, then those that contain it.
   */
  readonly found: readonly T[];
  /** The name a new tag could have; undefined without a text, or if a tag has that name. */
  readonly fresh: string | undefined;
}

/** The tags that match a text, without those already added. Otherwise they keep their order. */
export function tagOptions<T extends Named>(text: string, tags: readonly T[], taken: readonly string[]): TagOptions<T> {
  const key = tagKey(text);
  const without = new Set(taken.map(tagKey));
  const rank = ({ name }: T) => (tagKey(name) === key ? 0 : tagKey(name).startsWith(key) ? 1 : 2);
  const found = tags.filter(({ name }) => !without.has(tagKey(name)) && tagKey(name).includes(key));
  const exists = without.has(key) || tags.some(({ name }) => tagKey(name) === key);
  return {
    found: key === '' ? found : found.toSorted((a, b) => rank(a) - rank(b)),
    fresh: key === '' || exists ? undefined : text.trim(),
  };
}
