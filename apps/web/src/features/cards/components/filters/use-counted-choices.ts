import { type CardFilters, tagKey } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { facetsQuery } from '#features/cards/api/read-facets.ts';
import { sourceTagsQuery, sourceUsersQuery } from '#features/cards/api/source-queries.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useStarted } from '#lib/browser/started.ts';

/**
 * The tags and people by which a list can be filtered, with the number of cards that would remain for each. Without any
 * filter these are the numbers returned with the tags and people.
 */
export function useCountedChoices(source: CardSource, filters: CardFilters, filtered: boolean) {
  const enabled = useStarted();
  const tags = useQuery({ ...sourceTagsQuery(source), enabled }).data ?? [];
  const people = useQuery({ ...sourceUsersQuery(source), enabled }).data ?? [];
  const facets = useQuery({ ...facetsQuery(source, filters), enabled: filtered }).data;
  if (!filtered || !facets) return { tags, people };
  const byTag = new Map(facets.tags.map(({ name, count }) => [tagKey(name), count]));
  const byEmail = new Map(facets.creators.map(({ email, count }) => [email, count]));
  return {
    tags: tags.map((tag) => ({ ...tag, count: byTag.get(tagKey(tag.name)) ?? 0 })).sort((a, b) => b.count - a.count),
    people: people.map((person) => ({ ...person, card_count: byEmail.get(person.email) ?? 0 })),
  };
}
