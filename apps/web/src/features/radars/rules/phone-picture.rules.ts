import type { RadarLayout } from '@foreglow/contract';
import type { Spot } from './picture-blip.rules.ts';

/** The diameter of the smallest blip of an enlarged picture, in pixels. */
const smallestBlip = 16;
/** The limits of the width of an enlarged picture. Beyond the upper one, a radar could not be surveyed by scrolling. */
const widths = { min: 640, max: 1200 } as const;

/** The width at which the numbers of all blips can be read, in pixels. On a phone such a picture scrolls sideways. */
export function enlargedWidth({ width, blips }: Pick<RadarLayout, 'width' | 'blips'>): number {
  const smallest = Math.min(...blips.map(({ r }) => r));
  const wanted = (smallestBlip * width) / (2 * smallest);
  return Math.ceil(Math.min(widths.max, Math.max(widths.min, wanted)));
}

/** The radius around the middle of a circle that reacts to a finger, in units of the view box: 24 pixels across at 320. */
const finger = 82;

/**
 * The radius of each circle for fingers, by its key: as large as `finger`, but not beyond the middle of the gap to
 * another circle, and never smaller than the circle itself.
 */
export function fingerRadii(spots: readonly Pick<Spot, 'key' | 'x' | 'y' | 'r'>[]): ReadonlyMap<string, number> {
  return new Map(
    spots.map((spot) => {
      let radius = Math.max(finger, spot.r);
      for (const other of spots) {
        const [across, down] = [Math.abs(other.x - spot.x), Math.abs(other.y - spot.y)];
        // True for most circles, which saves computing the distance.
        if (other === spot || across > 3 * finger || down > 3 * finger) continue;
        radius = Math.min(radius, spot.r + (Math.hypot(across, down) - spot.r - other.r) / 2);
      }
      return [spot.key, Math.max(radius, spot.r)];
    }),
  );
}
