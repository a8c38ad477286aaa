import { type Box, touchesCircle } from '#drawing/boxes.ts';
import { countPoints, type PointIndex } from './point-index.ts';
import { worldUnit } from './points.ts';
import type { Projection } from './ring-path.ts';

/** The distance of names from dots, in pixels. */
const clearance = 1.5;

interface Dots {
  readonly index: PointIndex;
  readonly projection: Projection;
  /** The radius of a dot in pixels; 0 for a hidden one. */
  readonly radiusOf: (point: number) => number;
  /** The radius of the largest. */
  readonly largest: number;
}

/**
 * A function that counts the dots that a rectangle of the picture covers, up to a number.
 * @param except a dot that does not count
 */
export function dotsIn({ index, projection, radiusOf, largest }: Dots, except = -1) {
  const { points } = index;
  const { scale, left, top } = projection;
  const perPixel = scale > 0 ? worldUnit / scale : 0;
  return (box: Box, most: number): number => {
    const reach = largest + clearance;
    const near = {
      left: (box.left - reach - left) * perPixel,
      top: (box.top - reach - top) * perPixel,
      right: (box.right + reach - left) * perPixel,
      bottom: (box.bottom + reach - top) * perPixel,
    };
    return countPoints(index, near, most, (point) => {
      const r = radiusOf(point);
      if (r === 0 || point === except) return false;
      const [x = 0, y = 0] = [points.x[point], points.y[point]];
      return touchesCircle(box, { x: left + x / perPixel, y: top + y / perPixel, r }, clearance);
    });
  };
}
