import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurhashComponents, renditionNames, renditionSize } from './rendition.rules.ts';

const sides = fc.integer({ min: 1, max: 100_000 });

describe('a rendition', () => {
  it('has at least one pixel, is never enlarged, and keeps its proportions to the pixel', () => {
    fc.assert(
      fc.property(sides, sides, fc.constantFrom(...renditionNames), (width, height, name) => {
        const size = renditionSize({ width, height }, name);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
        expect(size.width).toBeLessThanOrEqual(Math.min(width, 1600));
        expect(size.height).toBeLessThanOrEqual(Math.min(height, 2400));
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(width + height);
      }),
    );
  });

  it('of a photo is 480, 640 and 1600 pixels wide', () => {
    const photo = { width: 4000, height: 3000 };
    expect(renditionSize(photo, 'tile')).toEqual({ width: 480, height: 360 });
    expect(renditionSize(photo, 'small')).toEqual({ width: 640, height: 480 });
    expect(renditionSize(photo, 'large')).toEqual({ width: 1600, height: 1200 });
  });
});

it('a blurhash has more components along the longer side', () => {
  expect(blurhashComponents({ width: 16, height: 9 })).toEqual([4, 3]);
  expect(blurhashComponents({ width: 9, height: 16 })).toEqual([3, 4]);
  expect(blurhashComponents({ width: 10, height: 10 })).toEqual([4, 4]);
});
