import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emsOf, fittedTags, fittedTitle, linesOf } from './fitting.rules.ts';

const sizes = [84, 66, 54, 46, 39, 33];

describe('the size of a title', () => {
  it.each([
    ['Fusion', 84],
    ['人工智能', 84],
    ['CES 2026: Physical AI and humanoid robots dominate with 40 companies showcasing', 54],
    ['word '.repeat(60), 33],
  ])('of %j is %i', (title, size) => expect(fittedTitle(title, sizes, 622, 260).size).toBe(size));

  it('never exceeds the space, whatever the title is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 80, max: 900 }),
        (title, height) => {
          const { size, lines } = fittedTitle(title, sizes, 622, height);
          expect(lines === 1 || size * lines * 1.14 <= height).toBe(true);
        },
      ),
    );
  });

  it('accounts for words longer than a line, and scripts without spaces', () => {
    expect(linesOf('a'.repeat(100), 10)).toBeGreaterThanOrEqual(5);
    expect(linesOf('人'.repeat(31), 10)).toBe(4);
    expect(linesOf('', 10)).toBe(1);
  });
});

describe('the tags of a row', () => {
  const tags = (...names: string[]) => names.map((name) => ({ name }));

  it('are all shown where they fit, otherwise the first ones and the number of the others', () => {
    expect(fittedTags(tags('Social', 'Values'), 30)).toEqual({ shown: tags('Social', 'Values'), more: 0 });
    const many = fittedTags(tags(...Array.from({ length: 14 }, () => 'Technological')), 30);
    expect(many.shown.length + many.more).toBe(14);
    expect(many.shown.length * (emsOf('Technological') + 2)).toBeLessThan(30);
  });

  it('include at least one, however long it is', () => {
    expect(fittedTags(tags('x'.repeat(200), 'Values'), 30)).toMatchObject({ more: 1 });
  });
});
