import type { CountedTag } from './tags.read-model.ts';

/** A tag as a resource object. */
export const presentTag = (tag: CountedTag) => ({
  type: 'tags' as const,
  id: tag.slug,
  attributes: attributesOf(tag),
});

/** A group of nearly identical tags as a resource object; it is called like its first tag. */
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
