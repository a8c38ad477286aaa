import { sigmaFor } from './density.ts';
import { boundsOf, type MapBounds, type MapPoints } from './points.ts';
import type { Projection } from './ring-path.ts';

/** A map with few cards in one place is not drawn larger than this part of the world. */
const smallestExtent = 0.3;

/** The part of the world that a picture of all points shows: the points and the hills around them. */
export function shownBounds(points: MapPoints): MapBounds {
  const { left, top, right, bottom } = boundsOf(points);
  const reach = points.count === 0 ? 0 : 1.6 * sigmaFor(points.count);
  const halfWidth = Math.max(smallestExtent, right - left + 2 * reach) / 2;
  const halfHeight = Math.max(smallestExtent, bottom - top + 2 * reach) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** Shows a part of the world as large as it fits into a picture, in its middle. A picture without room has scale 0. */
export function fitBounds(bounds: MapBounds, width: number, height: number): Projection {
  const scale = Math.max(0, Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top)));
  return {
    scale,
    left: width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    top: height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}
