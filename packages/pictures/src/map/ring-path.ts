import { measure } from '#drawing/svg.ts';
import type { Ring } from './contours.ts';

/** The target that lines are drawn to: a path of a canvas, or the data of a path in SVG. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  closePath(): void;
}

/** Draws a ring as a smooth line: curves between the middles of its sides, with its corners as control points. */
export function traceRing(ring: Ring, sink: PathSink): void {
  const size = ring.length;
  if (size < 6) return;
  const at = (index: number) => ring[index % size] ?? 0;
  const middle = (index: number) => (at(index) + at(index + 2)) / 2;
  sink.moveTo(middle(0), middle(1));
  for (let index = 2; index <= size; index += 2) {
    sink.quadraticCurveTo(at(index), at(index + 1), middle(index), middle(index + 1));
  }
  sink.closePath();
}

/** How places of the world are projected into a picture: the scale, and the position of the world's corner. */
export interface Projection {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The data of the path of some rings in a picture. */
export function ringData(rings: readonly Ring[], { scale, left, top }: Projection): string {
  let data = '';
  const pair = (x: number, y: number) => `${measure(left + x * scale)} ${measure(top + y * scale)}`;
  const sink: PathSink = {
    moveTo: (x, y) => {
      data += `M${pair(x, y)}`;
    },
    quadraticCurveTo: (controlX, controlY, x, y) => {
      data += `Q${pair(controlX, controlY)} ${pair(x, y)}`;
    },
    closePath: () => {
      data += 'Z';
    },
  };
  for (const ring of rings) traceRing(ring, sink);
  return data;
}
