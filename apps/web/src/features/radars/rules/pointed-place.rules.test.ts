import { layoutRadar } from '@foreglow/contract/radars/layout/layout';
import { describe, expect, it } from 'vitest';
import { pointedPlace } from './pointed-place.rules.ts';

const field = { domains: ['A', 'B', 'C', 'D', 'E'], rings: ['Now', 'Next', 'Later'] };

describe.each(['half', 'full'] as const)('a point of the %s disc', (shape) => {
  const layout = layoutRadar({ shape, ...field, blips: [] });
  const at = (radius: number, angle: number) => ({
    x: layout.centre.x + radius * Math.cos(angle),
    y: layout.centre.y + radius * Math.sin(angle),
  });

  it('is in the cell that it is drawn in, at its share of ring and sector', () => {
    for (const [domain, { from, to }] of layout.sectors.entries()) {
      for (const [ring, { inner, outer }] of layout.rings.entries()) {
        for (const share of [0.01, 0.25, 0.5, 0.99]) {
          const point = at(inner + share * (outer - inner), from + share * (to - from));
          expect(pointedPlace(layout, field, point)).toEqual({
            domain: field.domains[domain],
            ring: field.rings[ring],
            position: expect.closeTo(share, 2),
            angle: expect.closeTo(share, 2),
          });
        }
      }
    }
  });

  it('outside the disc, or in the sun, counts as one of its edge', () => {
    const middle = ((layout.sectors[1]?.from ?? 0) + (layout.sectors[1]?.to ?? 0)) / 2;
    expect(pointedPlace(layout, field, at(5000, middle))).toMatchObject({ domain: 'B', ring: 'Later', position: 1 });
    expect(pointedPlace(layout, field, at(1, middle))).toMatchObject({ domain: 'B', ring: 'Now', position: 0 });
  });
});

it('a point below the half disc stays in the sector above it', () => {
  const layout = layoutRadar({ shape: 'half', ...field, blips: [] });
  const { x, y } = layout.centre;
  expect(pointedPlace(layout, field, { x: x - 600, y: y + 80 })).toMatchObject({ domain: 'A', angle: 0 });
  expect(pointedPlace(layout, field, { x: x + 600, y: y + 80 })).toMatchObject({ domain: 'E', angle: 1 });
});
