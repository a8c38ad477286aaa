import { type CardImageSize, cardImageSizes } from '@foreglow/contract';

/** The measures of an image, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The picture fills one side. `extent` is its share of the width (right) or of the height (top). */
  readonly picture: { readonly side: 'right' | 'top'; readonly extent: number };
  readonly padding: number;
  /** Sizes of the title, largest first. The first is for titles of at most two lines. */
  readonly titleSizes: readonly number[];
  readonly subtitle: { readonly size: number; readonly lines: number };
  /** Size of everything else. */
  readonly small: number;
}

/** The frame of each size. */
export const frames: Readonly<Record<CardImageSize, Frame>> = {
  link: {
    ...cardImageSizes.link,
    picture: { side: 'right', extent: 470 },
    padding: 54,
    titleSizes: [84, 66, 54, 46, 39, 33],
    subtitle: { size: 26, lines: 2 },
    small: 20,
  },
  slide: {
    ...cardImageSizes.slide,
    picture: { side: 'right', extent: 640 },
    padding: 84,
    titleSizes: [112, 88, 74, 62, 52, 44],
    subtitle: { size: 34, lines: 3 },
    small: 25,
  },
  square: {
    ...cardImageSizes.square,
    picture: { side: 'top', extent: 430 },
    padding: 66,
    titleSizes: [92, 72, 62, 54, 44, 38],
    subtitle: { size: 30, lines: 2 },
    small: 25,
  },
  feed: {
    ...cardImageSizes.feed,
    picture: { side: 'top', extent: 610 },
    padding: 72,
    titleSizes: [104, 80, 70, 60, 50, 44],
    subtitle: { size: 34, lines: 2 },
    small: 27,
  },
};

/** The size of the picture in the image. */
export const pictureSize = ({ width, height, picture: { side, extent } }: Frame) =>
  side === 'right' ? { width: extent, height } : { width, height: extent };

/** The width available for the text, without its padding. */
export const textWidth = ({ width, padding, picture }: Frame): number =>
  width - 2 * padding - (picture.side === 'right' ? picture.extent : 0);
