import type { Tag } from './stored-tags.read-model.ts';
import type { CountedTag } from './tags.read-model.ts';

/** The tags with the ids in display order: sticky ones first, then by name. */
export const tagsInPlace = (ids: readonly number[], byId: ReadonlyMap<number, Tag>): Tag[] =>
  ids
    .flatMap((id) => byId.get(id) ?? [])
    .sort(
      (a, b) => Number(b.sticky) - Number(a.sticky) || (a.nameKey < b.nameKey ? -1 : Number(a.nameKey > b.nameKey)),
    );

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
