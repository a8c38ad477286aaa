import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, touchesBox, touchesSegment } from '#drawing/boxes.ts';
import { dotsIn } from '#map/dots-in.ts';
import { type LabelGround, type LabelRequest, placeLabels } from '#map/place-labels.ts';
import { indexPoints } from '#map/point-index.ts';
import { worldUnit } from '#map/points.ts';
import { cluster, pointsAt } from './made-points.ts';

const frame = { left: 0, top: 0, right: 800, bottom: 600 };
const noDots: LabelGround = { frame, covered: [], dotsIn: () => 0 };

const request = (id: string, changes: Partial<LabelRequest> = {}): LabelRequest => ({
  id,
  x: 400,
  y: 300,
  width: 100,
  height: 20,
  weight: 1,
  level: 0,
  ...changes,
});

const requests = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    x: fc.integer({ min: -100, max: 900 }),
    y: fc.integer({ min: -100, max: 700 }),
    width: fc.integer({ min: 10, max: 900 }),
    height: fc.integer({ min: 10, max: 80 }),
    weight: fc.integer({ min: 0, max: 9 }),
    level: fc.constantFrom(0, 1),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const covered = fc.array(
  fc
    .tuple(fc.nat(780), fc.nat(580), fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 200 }))
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height })),
  { maxLength: 3 },
);

/** A map of groups of dots, each with a label of a usual size. */
const maps = fc
  .array(
    fc.record({
      x: fc.integer({ min: 60, max: 740 }),
      y: fc.integer({ min: 60, max: 540 }),
      count: fc.integer({ min: 1, max: 40 }),
      radius: fc.integer({ min: 4, max: 60 }),
      width: fc.integer({ min: 40, max: 160 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((groups) => {
    const perPixel = worldUnit / 800;
    const points = pointsAt(
      groups.flatMap(({ x, y, count, radius }) => cluster(count, [x * perPixel, y * perPixel], radius * perPixel)),
    );
    const dots = {
      index: indexPoints(points),
      projection: { scale: 800, left: 0, top: 0 },
      radiusOf: () => 4,
      largest: 4,
    };
    return {
      count: dotsIn(dots),
      dots: points.count,
      requests: groups.map(({ x, y, width, count }, at) => request(`${at}`, { x, y, width, weight: count })),
    };
  });

function expectApart(placed: ReturnType<typeof placeLabels>, ground: LabelGround) {
  for (const [index, { box, leader }] of placed.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(frame.left + 8);
    expect(box.top).toBeGreaterThanOrEqual(frame.top + 8);
    expect(box.right).toBeLessThanOrEqual(frame.right - 8);
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom - 8);
    for (const other of ground.covered) {
      expect(touchesBox(box, other, 0)).toBe(false);
      if (leader) expect(touchesSegment(other, leader, 0)).toBe(false);
    }
    for (const other of placed)
      if (leader && other.box !== box) expect(touchesSegment(other.box, leader, 0)).toBe(false);
    for (const other of placed.slice(index + 1)) expect(touchesBox(box, other.box, 0)).toBe(false);
  }
}

describe('placeLabels', () => {
  it('lets no label overlap another one, a line or what lies over the map, nor leave the frame', () => {
    fc.assert(
      fc.property(requests, covered, (given, over) => {
        const ground = { ...noDots, covered: over };
        const known = new Map(given.map((one) => [one.id, one]));
        const placed = placeLabels(given, ground);
        expectApart(placed, ground);
        for (const { id, box } of placed) {
          const { x, y } = known.get(id) ?? request(id);
          expect(x >= 0 && x <= 800 && y >= 0 && y <= 600).toBe(true);
          expect(
            Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
          ).toBeLessThan(150);
        }
      }),
    );
  });

  it('covers few dots: none where a place near by has none', () => {
    let [labels, shown, coveredDots, dots] = [0, 0, 0, 0];
    fc.assert(
      fc.property(maps, covered, ({ requests: given, count, dots: all }, over) => {
        const ground = { ...noDots, covered: over, dotsIn: count };
        const placed = placeLabels(given, ground);
        expectApart(placed, ground);
        labels += given.length;
        shown += placed.length;
        dots += all;
        coveredDots += placed.reduce((sum, { box }) => sum + count(box, 1e6), 0);
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(coveredDots / dots).toBeLessThan(0.01);
    expect(shown / labels).toBeGreaterThan(0.85);
  });

  it('does not depend on the order of the wishes', () => {
    fc.assert(
      fc.property(maps, ({ requests: given, count }) => {
        const ground = { ...noDots, dotsIn: count };
        expect(placeLabels(given.toReversed(), ground)).toEqual(placeLabels(given, ground));
      }),
      { numRuns: 30 },
    );
  });

  it('stays where it was if it covers no dot there, and while the map moves it is there or nowhere', () => {
    const before = { x: 30, y: -40 };
    const [kept] = placeLabels([request('a', { before })], noDots);
    expect([kept?.x, kept?.y]).toEqual([430, 260]);
    const full = {
      ...noDots,
      dotsIn: (box: Box) => (touchesBox(box, { left: 425, right: 435, top: 255, bottom: 265 }, 0) ? 1 : 0),
    };
    const [moved] = placeLabels([request('a', { before })], full);
    expect([moved?.x, moved?.y]).toEqual([400, 300]);
    expect(placeLabels([request('a', { before })], { ...full, isMoving: true })[0]?.x).toBe(430);
    const blocked = { ...noDots, covered: [{ left: 425, right: 435, top: 255, bottom: 265 }], isMoving: true };
    expect(placeLabels([request('a', { before })], blocked)).toEqual([]);
  });

  it('shows the label with more weight of two in the same place, and places labels of a lower level first', () => {
    const wide = { width: 700, height: 500 };
    const idsOf = (given: LabelRequest[]) => placeLabels(given, noDots).map(({ id }) => id);
    expect(idsOf([request('light', wide), request('heavy', { ...wide, weight: 2 })])).toEqual(['heavy']);
    expect(idsOf([request('later', { ...wide, weight: 9, level: 1 }), request('first', wide)])).toEqual(['first']);
  });

  it('has a line to the place that it names only where it had to move away', () => {
    expect(placeLabels([request('near')], noDots)[0]?.leader).toBeNull();
    const disc = { left: 340, right: 460, top: 260, bottom: 340 };
    const [away] = placeLabels([request('a')], { ...noDots, dotsIn: (box) => (touchesBox(box, disc, 0) ? 1 : 0) });
    expect(away?.leader?.from).toEqual({ x: 400, y: 298 });
    expect(away && away.box.bottom <= 260).toBe(true);
  });
});
