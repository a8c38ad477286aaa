import type { MapPoints } from './points.ts';

/** A group in a picture. */
export interface PictureGroup {
  readonly id: string;
  readonly name: string;
  /** Beside the name: how many cards it has. */
  readonly note: string;
  /** The number of cards in the group. Of two colliding names, the name of the larger group is shown. */
  readonly count: number;
  /** 0 to 65,535, like points. */
  readonly x: number;
  readonly y: number;
}

/** An insight or a trend around its cards. */
export interface PictureOutline {
  readonly title: string;
  readonly kind: 'insight' | 'trend';
  /** Indices of points. */
  readonly points: readonly number[];
}

export interface MapPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** `size`: how often a card is used, 0 to 255. */
  readonly points: MapPoints & { readonly size: Uint8Array };
  /** `of`: for each point an index of `palette`, which contains CSS colours. */
  readonly colors: { readonly of: Uint8Array | Uint16Array; readonly palette: readonly string[] };
  /** 1 for each point that is coloured, the others are grey; null: all are coloured. */
  readonly highlighted?: Uint8Array | null;
  /** 1 for each point that is not drawn. */
  readonly hidden?: Uint8Array | null;
  readonly groups: readonly PictureGroup[];
  readonly outlines: readonly PictureOutline[];
  /** The name and description of the picture, for people who cannot see it. */
  readonly title: string;
  readonly description: string;
  /** The prefix of every id in the picture. */
  readonly prefix: string;
  /** Whether a background is drawn behind the picture. */
  readonly onPaper?: boolean;
}

/** The factor by which lengths grow in a larger picture: 1 on a screen. */
export const unitOf = ({ width, height }: MapPicture) => Math.max(0.5, Math.min(width, height) / 800);
