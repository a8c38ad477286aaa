import {
  type CardAttributes,
  type CardField,
  type ListedCardResource,
  type MarkdownText,
  markdownTexts,
  sourceHost,
} from '@foreglow/contract';
import type { CardSource } from './source.ts';

/** The data of a card that lists show. */
export type ListedCard = Pick<CardAttributes, 'slug' | (typeof shown)[number]> &
  // Without a search, the description is shortened to its beginning and the others are omitted.
  Pick<CardAttributes, MarkdownText> & {
    /** The publisher of its source, or else the site. */
    readonly source_name?: string | null;
    /** The list of a project does not show its title. */
    readonly project: { readonly slug: string; readonly title?: string };
  };

// Not the slug, which is the id of the resource object, and not the project, which the list of a project knows.
const shown = [
  'title',
  'subtitle',
  'tags',
  'creator',
  'public',
  'ai_assistant',
  'attachment',
  'created_at',
] as const satisfies readonly CardField[];

/**
 * The fields that the list of a project requests. The sentence of a hit can be anywhere in the texts, so a search needs
 * them in full.
 */
export const fieldsOfList = (isSearched: boolean): string =>
  [...shown, 'source_name', ...(isSearched ? markdownTexts : ['description_excerpt'])].join(',');

/** A card as shown in a list, from a response with those fields or with all fields. */
export function listedCard(
  { id, attributes }: Pick<ListedCardResource, 'id' | 'attributes'>,
  source: CardSource,
): ListedCard {
  const { description_excerpt, source_name, publisher, source_url, project } = attributes;
  const texts = Object.fromEntries(markdownTexts.map((name) => [name, attributes[name] ?? null])) as Pick<
    CardAttributes,
    MarkdownText
  >;
  return {
    ...attributes,
    slug: id,
    ...texts,
    // The list of a workspace has the whole cards instead.
    source_name: source_name ?? publisher ?? sourceHost(source_url ?? null),
    description: texts.description ?? description_excerpt ?? null,
    project: source.kind === 'project' ? { slug: source.slug } : project,
  };
}
