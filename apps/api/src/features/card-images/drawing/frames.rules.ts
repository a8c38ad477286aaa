import { type CardImageSize, cardImageSizes } from '@foreglow/contract';

/** The measures of an image, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The picture fills one side: its share of the width at the right, or of the height at the top. */
  readonly picture: { readonly side: 'right' | 'top'; readonly extent: number };
  readonly padding: number;
  /** Sizes of the title, largest first, and how many lines of each there is room for. */
  readonly title: readonly { readonly size: number; readonly lines: number }[];
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
    title: [
      { size: 84, lines: 2 },
      { size: 66, lines: 3 },
      { size: 54, lines: 4 },
      { size: 46, lines: 5 },
      { size: 39, lines: 6 },
      { size: 33, lines: 7 },
    ],
    subtitle: { size: 26, lines: 2 },
    small: 20,
  },
  slide: {
    ...cardImageSizes.slide,
    picture: { side: 'right', extent: 640 },
    padding: 84,
    title: [
      { size: 112, lines: 2 },
      { size: 88, lines: 4 },
      { size: 74, lines: 5 },
      { size: 62, lines: 6 },
      { size: 52, lines: 7 },
      { size: 44, lines: 8 },
    ],
    subtitle: { size: 34, lines: 3 },
    small: 25,
  },
  square: {
    ...cardImageSizes.square,
    picture: { side: 'top', extent: 500 },
    padding: 66,
    title: [
      { size: 92, lines: 2 },
      { size: 72, lines: 3 },
      { size: 62, lines: 4 },
      { size: 54, lines: 5 },
      { size: 44, lines: 5 },
      { size: 38, lines: 6 },
    ],
    subtitle: { size: 30, lines: 2 },
    small: 25,
  },
  feed: {
    ...cardImageSizes.feed,
    picture: { side: 'top', extent: 660 },
    padding: 72,
    title: [
      { size: 104, lines: 2 },
      { size: 80, lines: 4 },
      { size: 70, lines: 5 },
      { size: 60, lines: 5 },
      { size: 50, lines: 6 },
      { size: 44, lines: 7 },
    ],
    subtitle: { size: 34, lines: 2 },
    small: 27,
  },
};

/** The size of the picture in the image. */
export const pictureSize = ({ width, height, picture: { side, extent } }: Frame) =>
  side === 'right' ? { width: extent, height } : { width, height: extent };

/** The width that the text has, without its padding. */
export const textWidth = ({ width, padding, picture }: Frame): number =>
  width - 2 * padding - (picture.side === 'right' ? picture.extent : 0);
