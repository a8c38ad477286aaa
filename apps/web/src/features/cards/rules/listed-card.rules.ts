import type { CardAttributes, CardField, ListedCardResource } from '@foreglow/contract';

/** What lists show of a card. */
export type ListedCard = Pick<CardAttributes, (typeof shown)[number]> &
  // Of a card that nothing was searched in, the description is its beginning alone, and the relevance is left out.
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

/** The fields that a list asks for. The sentence of a hit can stand anywhere in the texts, so a search needs them whole. */
export const fieldsOfList = (isSearched: boolean): string =>
  [...shown, ...(isSearched ? ['description', 'relevance'] : ['description_excerpt'])].join(',');

/** A card as a list has it, from an answer with those fields, or with all. */
export const listedCard = (given: ListedCardResource['attributes']): ListedCard => ({
  ...given,
  description: given.description ?? given.description_excerpt ?? null,
  relevance: given.relevance ?? null,
});
