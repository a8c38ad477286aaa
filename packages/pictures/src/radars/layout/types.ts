import type { RadarShape } from '@foreglow/contract';

/** A blip to be placed. */
export interface LayoutBlip {
  readonly id: string;
  /** Index of its sector. */
  readonly sector: number;
  /** Index of its ring, from the centre outwards. */
  readonly ring: number;
  /** Where it is to be between the inner (0) and the outer edge (1) of its ring. */
  readonly position: number;
  /** Where it is to be between the first (0) and the last edge (1) of its sector, clockwise; null: anywhere. */
  readonly angle: number | null;
  /** From 1 to 5: its size. */
  readonly impact: number;
}

export interface LayoutInput {
  readonly shape: RadarShape;
  /** Names of the sectors: from left to right in the half disc, clockwise from the top in the full disc. 1 to 12. */
  readonly sectors: readonly string[];
  /** Names of the rings, from the centre outwards. 2 to 6. */
  readonly rings: readonly string[];
  /** In the order in which they were created: a blip keeps its place, whatever comes after it. */
  readonly blips: readonly LayoutBlip[];
}

/**
 * The widths of a picture that have names of different sizes, since the names shrink with the picture: `narrow` up to
 * 560 pixels, `medium` up to 900, `wide` beyond. The styles that show the names contain the same numbers.
 */
export const pictureWidths = ['wide', 'medium', 'narrow'] as const;
export type PictureWidth = (typeof pictureWidths)[number];
