import { mapSize, serverLimits } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinAreas } from './thin-areas.rules.ts';

/** Points on a ring, with nothing in the middle. */
function ring(count: number, radius: number) {
  const angles = Array.from({ length: count }, (_, at) => (2 * Math.PI * at) / count);
  return {
    x: Uint16Array.from(angles, (angle) => mapSize * (0.5 + radius * Math.cos(angle))),
    y: Uint16Array.from(angles, (angle) => mapSize * (0.5 + radius * Math.sin(angle))),
  };
}
const groups = [
  { id: 'far', x: 0, y: 0 },
  { id: 'left', x: mapSize * 0.2, y: mapSize / 2 },
  { id: 'right', x: mapSize * 0.75, y: mapSize / 2 },
];

describe('thin areas', () => {
  it('are gaps surrounded by points, named by the groups around them, nearest first', () => {
    const { x, y } = ring(200, 0.3);
    const [area, ...others] = thinAreas(x, y, groups);
    expect(others).toEqual([]);
    expect(Math.hypot((area?.x ?? 0) - mapSize / 2, (area?.y ?? 0) - mapSize / 2)).toBeLessThan(mapSize * 0.03);
    expect((area?.radius ?? 0) / mapSize).toBeCloseTo(0.3, 1);
    expect(area?.between).toEqual(['right', 'left']);
  });

  it('do not exist around the points, in narrow gaps, or without groups on their sides', () => {
    const { x, y } = ring(200, 0.03);
    expect(thinAreas(x, y, groups)).toEqual([]);
    const wide = ring(200, 0.3);
    expect(thinAreas(wide.x, wide.y, groups.slice(0, 1))).toEqual([]);
    expect(thinAreas(new Uint16Array(0), new Uint16Array(0), groups)).toEqual([]);
  });

  it('contain no point, are separate, and few, whatever the points', () => {
    const place = fc.integer({ min: 0, max: mapSize });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 80 }), (places) => {
        const [x, y] = [0, 1].map((axis) => Uint16Array.from(places, (one) => one[axis] as number));
        const found = thinAreas(x as Uint16Array, y as Uint16Array, groups);
        expect(found.length).toBeLessThanOrEqual(serverLimits.thinAreas);
        const cell = mapSize / 64;
        for (const [at, area] of found.entries()) {
          for (const [px, py] of places) {
            // Points are counted in cells.
            expect(Math.hypot(px - area.x, py - area.y)).toBeGreaterThan(area.radius - cell);
          }
          for (const other of found.slice(0, at)) {
            expect(Math.hypot(other.x - area.x, other.y - area.y)).toBeGreaterThan(other.radius + area.radius);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
