import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileText } from './tile-text.rules.ts';

const tile = { isCompact: false, hasPicture: true, width: 264, height: 389 } as const;
const plain = { ...tile, hasPicture: false };
const compact = { ...plain, isCompact: true, width: 213, height: 212 } as const;

test('the room that a short title leaves is for the text below it', () => {
  const lines = (title: string, of: Parameters<typeof tileText>[1] = tile) => tileText(title, of).textLines;
  expect(lines('Quiet')).toBeGreaterThan(lines('A bakery heats the flats above it'));
  expect(lines('A bakery heats the flats above it')).toBeGreaterThan(
    lines('A school teaches in the cool hours only, and says so to all parents at the gate'),
  );
  expect(lines('A school teaches in the cool hours only, and says so to all parents at the gate')).toBe(2);
  expect(lines('Quiet', compact)).toBeGreaterThan(lines('Quiet '.repeat(20), compact));
});

test('short titles without a picture are set larger', () => {
  const size = (title: string) => tileText(title, plain).titleSize;
  expect([size('What is next'), size('A model of a street goes to court and wins'), size('x '.repeat(60))]).toEqual([
    'short',
    'short',
    'long',
  ]);
  // Letters of Chinese, Japanese and Korean are wider.
  expect(size('人口減少に伴う都市の変化について考える')).toBe('short');
  expect(size('人口減少に伴う都市の変化について考える人口減少に')).toBe('usual');
});

test('titles of all kinds leave a whole, bounded number of lines', () => {
  const sizes = fc.record({
    isCompact: fc.boolean(),
    hasPicture: fc.boolean(),
    width: fc.integer({ min: 206, max: 480 }),
    height: fc.integer({ min: 180, max: 600 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), sizes, (title, of) => {
      const { textLines } = tileText(title, of);
      expect(Number.isInteger(textLines)).toBe(true);
      expect(textLines).toBeGreaterThanOrEqual(0);
      expect(textLines).toBeLessThan(40);
    }),
  );
});
