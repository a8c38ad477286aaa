import { queryRoots } from '#lib/query/query-roots.ts';

/** The query keys of the images of a card. They change when the card changes. */
export const cardImageKeys = {
  image: (slug: string, size: string) => [queryRoots.cards, 'image', slug, size] as const,
  links: (slug: string) => [queryRoots.cards, 'image-links', slug] as const,
};
