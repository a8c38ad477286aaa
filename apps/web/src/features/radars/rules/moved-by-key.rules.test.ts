import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedByKey } from './moved-by-key.rules.ts';

const field = { domains: ['A', 'B'], rings: ['Now', 'Next'] };
const blip = { id: 'x', domain: 'A', ring: 'Now', position: 0.5, angle: null, impact: 3 };

describe('a blip moved by keys', () => {
  it.each([
    ['ArrowUp', blip, { ring: 'Now', position: 0.7 }],
    ['ArrowDown', blip, { ring: 'Now', position: 0.3 }],
    ['ArrowRight', blip, { domain: 'A', angle: 0.7 }],
    ['ArrowUp', { ...blip, position: 0.9 }, { ring: 'Next', position: 0.1 }],
    ['ArrowLeft', { ...blip, domain: 'B', angle: 0.1 }, { domain: 'A', angle: 0.9 }],
  ])('%s', (key, from, to) => {
    expect(movedByKey(field, from, key)).toEqual(to);
  });

  it.each([
    ['ArrowDown', { ...blip, position: 0.1 }],
    ['ArrowLeft', { ...blip, angle: 0.1 }],
    ['a', blip],
  ])('stays where it is with %s', (key, from) => {
    expect(movedByKey(field, from, key)).toBeUndefined();
  });
});

describe('in any radar', () => {
  const names = (prefix: string, min: number, max: number) =>
    fc.integer({ min, max }).map((count) => Array.from({ length: count }, (_, index) => `${prefix}${index}`));
  // Stored values are thousandths.
  const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
  const cases = fc
    .record({
      domains: names('D', 1, 12),
      rings: names('R', 2, 6),
      domain: fc.nat(),
      ring: fc.nat(),
      position: share,
      angle: fc.option(share),
    })
    .map(({ domains, rings, domain, ring, ...shares }) => ({
      field: { domains, rings },
      blip: {
        ...blip,
        ...shares,
        domain: domains[domain % domains.length] ?? '',
        ring: rings[ring % rings.length] ?? '',
      },
    }));
  const ways = [
    { key: 'ArrowUp', back: 'ArrowDown' },
    { key: 'ArrowDown', back: 'ArrowUp' },
    { key: 'ArrowRight', back: 'ArrowLeft' },
    { key: 'ArrowLeft', back: 'ArrowRight' },
  ] as const;
  const way = fc.constantFrom(...ways);

  it('repeated presses in one direction end in the outermost cell, and never leave the radar', () => {
    fc.assert(
      fc.property(cases, way, ({ field: { domains, rings }, blip: start }, { key }) => {
        const limit = 6 * (domains.length + rings.length);
        let at = start;
        let presses = 0;
        for (
          let moved = movedByKey({ domains, rings }, at, key);
          moved;
          moved = movedByKey({ domains, rings }, at, key)
        ) {
          at = { ...at, ...moved };
          presses += 1;
          expect(presses).toBeLessThanOrEqual(limit);
          expect(domains).toContain(at.domain);
          expect(rings).toContain(at.ring);
          for (const one of [at.position, at.angle ?? 0.5]) {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(1);
          }
        }
        const ends = { ArrowUp: rings.at(-1), ArrowDown: rings[0], ArrowRight: domains.at(-1), ArrowLeft: domains[0] };
        expect(key === 'ArrowUp' || key === 'ArrowDown' ? at.ring : at.domain).toBe(ends[key]);
      }),
    );
  });

  it('a step and a step back within a ring or sector return to the same share', () => {
    fc.assert(
      fc.property(cases, way, ({ field: { domains, rings }, blip: start }, { key, back }) => {
        const moved = movedByKey({ domains, rings }, start, key);
        fc.pre(moved !== undefined);
        const at = { ...start, ...moved };
        fc.pre(at.ring === start.ring && at.domain === start.domain);
        const returned = { ...at, ...movedByKey({ domains, rings }, at, back) };
        expect(returned).toEqual({ ...start, angle: 'angle' in moved ? (start.angle ?? 0.5) : start.angle });
      }),
    );
  });
});
