import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelRequest, placeLabels } from '#map/place-labels.ts';

const area = { width: 800, height: 600, margin: 8 };

const request = (id: string, changes: Partial<LabelRequest> = {}): LabelRequest => ({
  id,
  x: 400,
  y: 300,
  width: 100,
  height: 40,
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

describe('placeLabels', () => {
  it('never lets two labels overlap, nor one leave the margins, and keeps each near its anchor', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const known = new Map(given.map((one) => [one.id, one]));
        const boxes = placeLabels(given, area).map(({ id, x, y }) => {
          const label = known.get(id) ?? request(id);
          expect(label.x >= 0 && label.x <= area.width && label.y >= 0 && label.y <= area.height).toBe(true);
          expect(Math.abs(x - label.x)).toBeLessThanOrEqual(label.width * 0.8 + area.margin);
          expect(Math.abs(y - label.y)).toBeLessThanOrEqual(label.height * 1.25 + area.margin);
          return { left: x - label.width / 2, top: y - label.height / 2, width: label.width, height: label.height };
        });
        for (const [index, one] of boxes.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(area.margin - 1e-6);
          expect(one.top).toBeGreaterThanOrEqual(area.margin - 1e-6);
          expect(one.left + one.width).toBeLessThanOrEqual(area.width - area.margin + 1e-6);
          expect(one.top + one.height).toBeLessThanOrEqual(area.height - area.margin + 1e-6);
          for (const other of boxes.slice(index + 1)) {
            const apart =
              one.left + one.width <= other.left ||
              other.left + other.width <= one.left ||
              one.top + one.height <= other.top ||
              other.top + other.height <= one.top;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('does not depend on the order of the wishes', () => {
    fc.assert(
      fc.property(requests, (given) => {
        expect(placeLabels(given.toReversed(), area)).toEqual(placeLabels(given, area));
      }),
    );
  });

  it('shows the label with more weight of two in the same place, and places labels of a lower level first', () => {
    const wide = { width: 700, height: 500 };
    const idsOf = (given: LabelRequest[]) => placeLabels(given, area).map(({ id }) => id);
    expect(idsOf([request('light', wide), request('heavy', { ...wide, weight: 2 })])).toEqual(['heavy']);
    expect(idsOf([request('later', { ...wide, weight: 9, level: 1 }), request('first', wide)])).toEqual(['first']);
  });

  it('places the lighter of two small labels next to the other, and moves a label at the edge inside', () => {
    const beside = placeLabels([request('one', { weight: 2 }), request('other', { y: 330 })], area);
    expect(beside).toHaveLength(2);
    expect(placeLabels([request('edge', { x: 2 })], area)).toEqual([{ id: 'edge', x: 58, y: 300 }]);
  });
});
