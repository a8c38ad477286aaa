import { widthOf } from '@foreglow/pictures/drawing/text-width';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetOf } from './map-sheet.rules.ts';

const legend = fc.array(
  fc.record({
    id: fc.string(),
    swatch: fc.constant('red'),
    name: fc.string({ maxLength: 60 }),
    count: fc.constant('12'),
  }),
  { maxLength: 40 },
);

it('the title, facts and legend of a picture are beside its map and each other, whatever their length', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 }),
      legend,
      fc.integer({ min: 280, max: 2600 }),
      (title, facts, rows, width) => {
        const map = { width, height: 400 };
        const sheet = sheetOf({ title, facts, legend: rows }, map);
        expect(sheet.dots).toHaveLength(rows.length);
        const boxes = sheet.texts.map(({ text, x, y, size, anchor }) => {
          const wide = widthOf(text, size);
          const left = anchor === 'start' ? x : x - wide;
          return { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.2 };
        });
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(sheet.width);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(sheet.height);
          expect(box.bottom <= sheet.map.top || box.top >= sheet.map.top + map.height).toBe(true);
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
            expect(isApart).toBe(true);
          }
        }
      },
    ),
  );
});
