import type { Tag } from './stored-tags.read-model.ts';
import type { CountedTag } from './tags.read-model.ts';

/**
 * The tags with the ids in display order: sticky ones first, then by name. Each of the few tags is put in its place,
 * since a sort allocates more than a kilobyte, and a page does this for every card.
 */
export function tagsInPlace(ids: readonly number[], byId: ReadonlyMap<number, Tag>): Tag[] {
  const tags: Tag[] = [];
  for (const id of ids) {
    const tag = byId.get(id);
    if (!tag) continue;
    let at = tags.length;
    for (let before = tags[at - 1]; before && standsBefore(tag, before); before = tags[at - 1]) {
      tags[at] = before;
      at -= 1;
    }
    tags[at] = tag;
  }
  return tags;
}

const standsBefore = (a: Tag, b: Tag): boolean => (a.sticky === b.sticky ? a.nameKey < b.nameKey : a.sticky);

/** A tag as a resource object. */
export const presentTag = (tag: CountedTag) => ({
  type: 'tags' as const,
  id: tag.slug,
  attributes: attributesOf(tag),
});

/** A group of nearly identical tags as a resource object; its id is that of its first tag. */
export const presentSuggestion = (tags: readonly CountedTag[]) => ({
  type: 'tag-suggestions' as const,
  id: tags[0]?.slug ?? '',
  attributes: { tags: tags.map(attributesOf) },
});

const attributesOf = ({ slug, name, color, sticky, taxonomy, count }: CountedTag) => ({
  slug,
  name,
  color,
  sticky,
  taxonomy,
  count,
});
