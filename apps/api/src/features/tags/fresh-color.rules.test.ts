import { type TagColor, tagColors } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorDistance, freshColor } from './fresh-color.rules.ts';

const used = fc.array(fc.constantFrom(...tagColors), { maxLength: 30 });
const nearest = (color: TagColor, others: Iterable<TagColor>) =>
  Math.min(...[...others].map((other) => colorDistance(color, other)));

describe('the colour of a new tag', () => {
  it('is not in use if the palette has an unused one, and has the greatest distance from those in use', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...tagColors), { maxLength: tagColors.length - 1 }), (colors) => {
        const fresh = freshColor(colors);
        expect(colors).not.toContain(fresh);
        for (const other of tagColors.filter((color) => !colors.includes(color))) {
          expect(nearest(fresh, colors)).toBeGreaterThanOrEqual(nearest(other, colors));
        }
      }),
    );
  });

  it('is one of the least used, in whatever order they were assigned', () => {
    fc.assert(
      fc.property(used, (colors) => {
        const fresh = freshColor(colors);
        const uses = (color: TagColor) => colors.filter((other) => other === color).length;
        expect(uses(fresh)).toBe(Math.min(...tagColors.map(uses)));
        expect(freshColor(colors.toReversed())).toBe(fresh);
      }),
    );
  });

  it('starts with the first of the palette', () => {
    expect(freshColor([])).toBe(tagColors[0]);
  });
});

it('colours differ from each other, by the same distance in both directions', () => {
  for (const one of tagColors) {
    for (const other of tagColors) {
      expect(colorDistance(one, other)).toBe(colorDistance(other, one));
      expect(colorDistance(one, other) === 0).toBe(one === other);
    }
  }
});
