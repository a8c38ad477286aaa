import type { RadarShape } from '../types.ts';

/** A blip to be placed. */
export interface LayoutBlip {
  readonly id: string;
  /** Index of its sector. */
  readonly domain: number;
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
  readonly domains: readonly string[];
  /** Names of the rings, from the centre outwards. 2 to 6. */
  readonly rings: readonly string[];
  /** In the order in which they were created: a blip keeps its place, whatever comes after it. */
  readonly blips: readonly LayoutBlip[];
}

/** A circle in the units of the view box. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A blip that is drawn individually. */
export interface PlacedBlip extends Circle {
  readonly id: string;
}

/** Blips of a cell that there was no room for, drawn as one circle with their count. */
export interface PlacedGroup extends Circle {
  readonly domain: number;
  readonly ring: number;
  /** At least two, in the order of the input. */
  readonly ids: readonly string[];
}

/** The band between two radii. */
export interface Band {
  readonly inner: number;
  readonly outer: number;
}

/** The angles of the edges of a sector, in radians clockwise from the direction to the right; `from` < `to`. */
export interface Sector {
  readonly from: number;
  readonly to: number;
}

/** The name of a sector along its arc. */
export interface DomainLabel {
  readonly domain: number;
  /** One or two lines; shortened with an ellipsis where the name does not fit. Outermost first. */
  readonly lines: readonly ArcLine[];
  readonly fontSize: number;
}

/** A line of text along an arc around the centre. */
export interface ArcLine {
  readonly text: string;
  readonly radius: number;
  /** In radians, as those of a sector: where the text begins and ends to read. From > to: it runs anticlockwise. */
  readonly from: number;
  readonly to: number;
}

/** The name of a ring. */
export interface RingLabel {
  readonly ring: number;
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fontSize: number;
}

/** The layout of a radar. */
export interface RadarLayout {
  readonly shape: RadarShape;
  /** Of the view box, from 0, 0. */
  readonly width: number;
  readonly height: number;
  readonly centre: { readonly x: number; readonly y: number };
  /** The radius of the sun in the centre, where the question is. */
  readonly sun: number;
  readonly rings: readonly Band[];
  readonly sectors: readonly Sector[];
  /** By how much the blips are smaller than usual: 1 = not. */
  readonly scale: number;
  readonly blips: readonly PlacedBlip[];
  readonly groups: readonly PlacedGroup[];
  readonly domainLabels: readonly DomainLabel[];
  readonly ringLabels: readonly RingLabel[];
}

/**
 * The widths of a picture that have names of different sizes, since the names shrink with the picture: `narrow` up to
 * 560 pixels, `medium` up to 900, `wide` beyond. The styles that show the names contain the same numbers.
 */
export const pictureWidths = ['wide', 'medium', 'narrow'] as const;
export type PictureWidth = (typeof pictureWidths)[number];
