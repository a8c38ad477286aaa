import { queryRoots } from '../../../lib/query/index.ts';

/** The query keys of the images of a card: they change with it. */
export const cardImageKeys = {
  image: (slug: string, size: string) => [queryRoots.cards, 'image', slug, size] as const,
  links: (slug: string) => [queryRoots.cards, 'image-links', slug] as const,
};
