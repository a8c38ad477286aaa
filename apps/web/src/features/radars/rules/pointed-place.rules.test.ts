import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointedPlace, samePlace } from './pointed-place.rules.ts';

const field = { domains: ['A', 'B', 'C', 'D', 'E'], rings: ['Now', 'Next', 'Later'] };

describe.each(['half', 'full'] as const)('a point of the %s disc', (shape) => {
  const layout = layoutRadar({ shape, sectors: field.domains, rings: field.rings, blips: [] });
  const at = (radius: number, angle: number) => ({
    x: layout.centre.x + radius * Math.cos(angle),
    y: layout.centre.y + radius * Math.sin(angle),
  });

  it('is in the cell in which it is drawn, at its share of ring and sector', () => {
    for (const [sector, { from, to }] of layout.sectors.entries()) {
      for (const [ring, { inner, outer }] of layout.rings.entries()) {
        for (const share of [0.01, 0.25, 0.5, 0.99]) {
          const point = at(inner + share * (outer - inner), from + share * (to - from));
          expect(pointedPlace(layout, field, point)).toEqual({
            domain: field.domains[sector],
            ring: field.rings[ring],
            position: expect.closeTo(share, 2),
            angle: expect.closeTo(share, 2),
          });
        }
      }
    }
  });

  it('counts as a point on the nearest edge if it is outside the disc or in the sun', () => {
    const middle = ((layout.sectors[1]?.from ?? 0) + (layout.sectors[1]?.to ?? 0)) / 2;
    expect(pointedPlace(layout, field, at(5000, middle))).toMatchObject({ domain: 'B', ring: 'Later', position: 1 });
    expect(pointedPlace(layout, field, at(1, middle))).toMatchObject({ domain: 'B', ring: 'Now', position: 0 });
  });
});

it('a point below the half disc stays in the sector above it', () => {
  const layout = layoutRadar({ shape: 'half', sectors: field.domains, rings: field.rings, blips: [] });
  const { x, y } = layout.centre;
  expect(pointedPlace(layout, field, { x: x - 600, y: y + 80 })).toMatchObject({ domain: 'A', angle: 0 });
  expect(pointedPlace(layout, field, { x: x + 600, y: y + 80 })).toMatchObject({ domain: 'E', angle: 1 });
});

describe('in any radar', () => {
  const names = (prefix: string, min: number, max: number) =>
    fc.integer({ min, max }).map((count) => Array.from({ length: count }, (_, index) => `${prefix}${index}`));
  const fields = fc.record({ domains: names('D', 2, 12), rings: names('R', 2, 6) });
  const shapes = fc.constantFrom('half', 'full');
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const loose = fc.record({
    sector: fc.nat({ max: 11 }),
    ring: fc.nat({ max: 5 }),
    position: share,
    angle: fc.option(share),
    impact: fc.integer({ min: 1, max: 5 }),
  });
  const laidOut = fc
    .record({ shape: shapes, field: fields, blips: fc.array(loose, { minLength: 1, maxLength: 30 }) })
    .map(({ shape, field: { domains, rings }, blips }) => {
      const placed = blips.map(({ sector, ring, ...rest }, index) => ({
        ...rest,
        id: `b${index}`,
        sector: sector % domains.length,
        ring: ring % rings.length,
      }));
      return {
        field: { domains, rings },
        blips: placed,
        layout: layoutRadar({ shape, sectors: domains, rings, blips: placed }),
      };
    });

  it('the centre of a blip, or of several drawn as one, is in its sector and ring', () => {
    fc.assert(
      fc.property(laidOut, ({ field: { domains, rings }, blips, layout }) => {
        const groups = layout.groups.flatMap(({ ids, x, y }) => ids.map((id) => ({ id, x, y })));
        const placed = [...layout.blips, ...groups];
        expect(placed).toHaveLength(blips.length);
        for (const { id, x, y } of placed) {
          const { sector, ring } = blips.find((blip) => blip.id === id) ?? {};
          expect(pointedPlace(layout, { domains, rings }, { x, y })).toMatchObject({
            domain: `D${sector}`,
            ring: `R${ring}`,
          });
        }
      }),
    );
  });

  it('every point, however far away, is in a sector and a ring, at shares between 0 and 1', () => {
    const coordinate = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constantFrom(0, 1088));
    fc.assert(
      fc.property(shapes, fields, coordinate, coordinate, (shape, { domains, rings }, x, y) => {
        const layout = layoutRadar({ shape, sectors: domains, rings, blips: [] });
        const place = pointedPlace(layout, { domains, rings }, { x, y });
        expect(domains).toContain(place?.domain);
        expect(rings).toContain(place?.ring);
        for (const one of [place?.position, place?.angle]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it('a place equals itself, and differs from a place with any other value', () => {
  const place = { domain: 'A', ring: 'Now', position: 0.5, angle: 0.5 };
  expect(samePlace(place, { ...place })).toBe(true);
  for (const change of [{ domain: 'B' }, { ring: 'Next' }, { position: 0.6 }, { angle: 0.6 }]) {
    expect(samePlace(place, { ...place, ...change })).toBe(false);
  }
  expect(samePlace(place, undefined)).toBe(false);
});
