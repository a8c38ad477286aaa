import type { Ring } from './contours.ts';
import { sigmaFor } from './density.ts';
import { boundsOf, type MapBounds, type MapPoints } from './points.ts';
import type { Projection } from './ring-path.ts';

/** The smallest part of the world that a picture shows, so that few cards in one place are not enlarged too much. */
const smallestExtent = 0.3;

/** The radius of the hill of about ten cards in one place, in standard deviations of the kernel. */
const hillReach = 2.4;

/** The part of the world that a picture of all points shows: the points and the hills around them. */
export function shownBounds(points: MapPoints): MapBounds {
  const { left, top, right, bottom } = boundsOf(points);
  const reach = points.count === 0 ? 0 : hillReach * sigmaFor(points.count);
  const halfWidth = Math.max(smallestExtent, right - left + 2 * reach) / 2;
  const halfHeight = Math.max(smallestExtent, bottom - top + 2 * reach) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** The margin around the landscape of a picture, in units of the world. */
const landscapeMargin = 0.01;

/** A part of the world, enlarged so that it contains the whole landscape: a steep hill reaches far. */
export function withLandscape(bounds: MapBounds, edge: readonly Ring[]): MapBounds {
  let { left, top, right, bottom } = bounds;
  for (const ring of edge) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      left = Math.min(left, x - landscapeMargin);
      right = Math.max(right, x + landscapeMargin);
      top = Math.min(top, y - landscapeMargin);
      bottom = Math.max(bottom, y + landscapeMargin);
    }
  }
  return { left, top, right, bottom };
}

/** Shows a part of the world as large as possible, in the middle of a picture. A picture without room has scale 0. */
export function fitBounds(bounds: MapBounds, width: number, height: number): Projection {
  const scale = Math.max(0, Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top)));
  return {
    scale,
    left: width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    top: height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}
