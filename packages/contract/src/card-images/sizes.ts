/**
 * Sizes of the image of a card, in pixels: for previews of links in messengers, slides, posts that are square, and posts
 * as high as a feed shows them.
 */
export const cardImageSizes = {
  link: { width: 1200, height: 630 },
  slide: { width: 1600, height: 900 },
  square: { width: 1080, height: 1080 },
  feed: { width: 1080, height: 1350 },
} as const;
export type CardImageSize = keyof typeof cardImageSizes;
