import { differentTags, serverLimits, type Taxonomy, tagKey } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { Tag } from './stored-tags.read-model.ts';

/**
 * The names that no tag of the taxonomy has yet, each once. `stored` are all tags of the project. Throws the problem
 * `conflict` if the project would have too many tags with them.
 */
export function missingTags(
  stored: readonly Tag[],
  names: readonly string[],
  taxonomy: Taxonomy = 'cards',
): readonly string[] {
  const known = new Set(stored.filter((tag) => tag.taxonomy === taxonomy).map(({ nameKey }) => nameKey));
  const missing = differentTags(names).filter((name) => !known.has(tagKey(name)));
  if (missing.length > 0 && stored.length + missing.length > serverLimits.tagsPerProject) {
    throw problem('conflict', `A project can have at most ${serverLimits.tagsPerProject} tags.`);
  }
  return missing;
}
