import { z } from 'zod';
import { type RadarShape, radarShapes } from './types.ts';

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

const circle = { x: z.number(), y: z.number(), r: z.number() };

const schema = z.object({
  shape: z.enum(radarShapes),
  width: z.number(),
  height: z.number(),
  centre: z.object({ x: z.number(), y: z.number() }),
  sun: z.number(),
  rings: z.array(z.object({ inner: z.number(), outer: z.number() })),
  sectors: z.array(z.object({ from: z.number(), to: z.number() })),
  scale: z.number(),
  blips: z.array(z.object({ ...circle, id: z.string() })),
  groups: z.array(z.object({ ...circle, domain: z.int(), ring: z.int(), ids: z.array(z.string()) })),
  domainLabels: z.array(
    z.object({
      domain: z.int(),
      lines: z.array(z.object({ text: z.string(), radius: z.number(), from: z.number(), to: z.number() })),
      fontSize: z.number(),
    }),
  ),
  ringLabels: z.array(
    z.object({ ring: z.int(), text: z.string(), x: z.number(), y: z.number(), fontSize: z.number() }),
  ),
});

/** `RadarLayout` in the form in which it is stored and sent with published radars. */
export const radarLayout = schema as unknown as z.ZodType<RadarLayout, RadarLayout>;
