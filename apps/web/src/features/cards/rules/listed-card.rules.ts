import type { CardAttributes, CardField, ListedCardResource } from '@foreglow/contract';

/** The data of a card that lists show. */
export type ListedCard = Pick<CardAttributes, (typeof shown)[number]> &
  // Without a search, the description is shortened to its beginning and the relevance is omitted.
  Pick<CardAttributes, 'description' | 'relevance'>;

const shown = [
  'slug',
  'title',
  'subtitle',
  'tags',
  'creator',
  'public',
  'ai_assistant',
  'attachment',
  'project',
  'created_at',
] as const satisfies readonly CardField[];

/**
 * The fields that a list requests. The sentence of a hit can be anywhere in the texts, so a search needs them in full.
 */
export const fieldsOfList = (isSearched: boolean): string =>
  [...shown, ...(isSearched ? ['description', 'relevance'] : ['description_excerpt'])].join(',');

/** A card as shown in a list, from a response with those fields or with all fields. */
export const listedCard = (given: ListedCardResource['attributes']): ListedCard => ({
  ...given,
  description: given.description ?? given.description_excerpt ?? null,
  relevance: given.relevance ?? null,
});
