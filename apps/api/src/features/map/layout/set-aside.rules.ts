import { worldSize } from './to-world.rules.ts';

/** The angle between successive points on a sunflower: they never form rows. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const step = worldSize * 0.008;
const corner = worldSize * 0.93;

/**
 * The position of the nth card without comparable words, from 0: to the side of the others, at the lower right, in a
 * spiral that grows outwards (Vogel, A better way to construct the sunflower head, 1979).
 */
export function placeAside(n: number): { readonly x: number; readonly y: number } {
  const radius = Math.min(step * Math.sqrt(n), worldSize * 0.065);
  return {
    x: Math.round(corner + radius * Math.cos(n * goldenAngle)),
    y: Math.round(corner + radius * Math.sin(n * goldenAngle)),
  };
}
