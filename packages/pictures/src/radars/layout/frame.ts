import type { Band, RadarLayout, RadarShape, Sector } from '@foreglow/contract';

/** The radius of the disc, in units of the view box. */
export const discRadius = 1000;
/** The radius of the sun in its centre. */
export const sunRadius = 250;
/** Room around the disc for two lines of a name along the arc. */
const margin = 88;
/** Room below the base line of the half disc for the names of the rings. */
const foot = 48;
/**
 * By how much the innermost ring is wider than the mean, and the outermost narrower: there is less room near the
 * centre.
 */
const widening = 0.1;

/** How many sectors and rings a radar can have. */
export const sectorCounts = { min: 1, max: 12 } as const;
export const ringCounts = { min: 2, max: 6 } as const;

/**
 * The parts of a layout that depend only on the shape and the numbers of sectors and rings, so that no blip ever moves
 * them.
 */
export type Frame = Pick<RadarLayout, 'width' | 'height' | 'centre' | 'sun' | 'rings' | 'sectors'>;

/** The frame of a radar: view box, sun, rings from the centre outwards, and sectors clockwise. */
export function frameOf(shape: RadarShape, sectors: number, rings: number): Frame {
  const radius = margin + discRadius;
  return {
    width: 2 * radius,
    height: shape === 'half' ? radius + foot : 2 * radius,
    centre: { x: radius, y: radius },
    sun: sunRadius,
    rings: bandsOf(rings),
    sectors: sectorsOf(shape, sectors),
  };
}

/** Rings of nearly the same width, a little narrower towards the edge. */
function bandsOf(count: number): Band[] {
  const mean = (discRadius - sunRadius) / count;
  const edge = (ring: number) =>
    round2(sunRadius + mean * ring * (1 + widening - (widening * (ring - 1)) / (count - 1)));
  return Array.from({ length: count }, (_, ring) => ({ inner: edge(ring), outer: edge(ring + 1) }));
}

/** From left to right over the half disc, or clockwise from the top. */
function sectorsOf(shape: RadarShape, count: number): Sector[] {
  const start = shape === 'half' ? Math.PI : -Math.PI / 2;
  const width = (shape === 'half' ? Math.PI : 2 * Math.PI) / count;
  return Array.from({ length: count }, (_, sector) => ({
    from: round6(start + sector * width),
    to: round6(start + (sector + 1) * width),
  }));
}

/** Rounds lengths: engines differ in the last digits of sines, so nothing finer is compared or returned. */
export const round2 = (value: number): number => Math.round(value * 100) / 100;
/** Rounds angles, for the same reason: at the edge of the disc this is a thousandth of a unit. */
export const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Whether an angle, in radians, is between the edges of a sector. */
export function isWithin(angle: number, { from, to }: Sector): boolean {
  const around = 2 * Math.PI;
  return (((angle - from) % around) + around) % around <= to - from;
}
