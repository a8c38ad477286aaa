import fc from 'fast-check';
import { expect, it } from 'vitest';
import { touchesBox, touchesCircle, touchesSegment } from '#drawing/boxes.ts';
import { hasRoom, placeTitles, type TitleGround } from '#map/place-titles.ts';

const dots = fc.uniqueArray(
  fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    r: fc.constantFrom(4, 5, 8),
    title: fc.string({ maxLength: 120 }),
  }),
  { selector: ({ x, y }) => `${x} ${y}`, maxLength: 40 },
);

const frame = { left: 0, top: 0, right: 800, bottom: 600 };
const taken = [{ left: 100, top: 100, right: 260, bottom: 124 }];
const lines = [{ from: { x: 400, y: 300 }, to: { x: 460, y: 380 } }];

it('titles overlap nothing, are whole or end in an ellipsis, and are those for which there is room', () => {
  fc.assert(
    fc.property(dots, (given) => {
      const requests = given.map((dot, point) => ({ ...dot, point }));
      const ground: TitleGround = {
        frame,
        taken,
        lines,
        coversDot: (box, except) => requests.some((dot) => dot.point !== except && touchesCircle(box, dot, 0)),
      };
      const placed = placeTitles(requests, ground);
      expect(placeTitles(requests, ground)).toEqual(placed);
      for (const [index, { point, box, lines: text }] of placed.entries()) {
        expect(box.left >= 0 && box.top >= 0 && box.right <= 800 && box.bottom <= 600).toBe(true);
        expect(ground.coversDot(box, -1)).toBe(false);
        expect(touchesBox(box, taken[0] ?? frame, 0)).toBe(false);
        expect(lines.some((line) => touchesSegment(box, line, 0))).toBe(false);
        for (const other of placed.slice(index + 1)) expect(touchesBox(box, other.box, 0)).toBe(false);
        const shown = text.map((line) => line.text).join('');
        const title = (requests[point]?.title ?? '').replaceAll(/\s/gu, '');
        const letters = shown.replaceAll(/\s/gu, '');
        expect(letters === title || title.startsWith(letters.replace(/…$/, ''))).toBe(true);
      }
      const [first] = requests;
      if (first && first.title.trim().length > 12 && hasRoom(first, ground)) expect(placed[0]?.point).toBe(0);
    }),
  );
});
