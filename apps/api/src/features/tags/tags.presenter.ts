import type { CountedTag } from './tags.read-model.ts';

/** A tag as a resource object. */
export const presentTag = ({ slug, name, color, sticky, taxonomy, count }: CountedTag) => ({
  type: 'tags' as const,
  id: slug,
  attributes: { slug, name, color, sticky, taxonomy, count },
});
