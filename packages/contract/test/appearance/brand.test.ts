import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandColors, brandColorsOf, branded, illegible } from '#appearance/brand.ts';
import { contrast, mixed } from '#appearance/colors.ts';

const base = {
  light: {
    paper: '#faf8f4',
    surface: '#ffffff',
    indigo: '#3d348b',
    rose: '#c93b63',
    amber: '#e8923a',
    focus: '#3d348b',
    'accent-soft': '#efebfa',
  },
  dark: {
    paper: '#121120',
    surface: '#1a192b',
    indigo: '#a79ef0',
    rose: '#f07a98',
    amber: '#f2ae68',
    focus: '#a79ef0',
    'accent-soft': '#262347',
  },
};
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors: fc.Arbitrary<BrandColors> = fc.record({ accent: color, highlight: color, glow: color });

describe('the colours of an organisation', () => {
  it('can be read on light and on dark backgrounds unless they are named as illegible', () => {
    fc.assert(
      fc.property(colors, (given) => {
        const { light, dark } = branded(base, given);
        const named = illegible(base, given).map((one) => one.color);
        const accentIsRead = [light, dark].map(({ indigo, paper, surface, 'accent-soft': soft }) =>
          [paper, surface, soft].every((background) => contrast(indigo, background) >= 4.5),
        );
        expect(accentIsRead[0]).toBe(!named.includes('accent'));
        if (accentIsRead[0]) expect(accentIsRead[1]).toBe(true);
        expect(contrast(light.rose, light.paper) >= 4.5).toBe(!named.includes('highlight'));
        expect(contrast(dark.rose, dark.paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('of the product are legible, and its own', () => {
    const own = brandColorsOf(base, ['#f0a04b']);
    expect(own).toEqual({ accent: '#3d348b', highlight: '#c93b63', glow: '#f0a04b' });
    expect(illegible(base, own)).toEqual([]);
    expect(branded(base, own).light).toMatchObject({ indigo: own.accent, rose: own.highlight, amber: own.glow });
  });

  it('that are too pale are named with their contrast', () => {
    const pale = { accent: '#ffe000', highlight: '#ff99aa', glow: '#ffffff' };
    expect(illegible(base, pale).map((one) => one.color)).toEqual(['accent', 'highlight']);
    expect(illegible(base, pale)[0]?.contrast).toBeLessThan(2);
  });
});

it('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('a mixed colour is between the two, and one of them at the ends', () => {
  expect([mixed('#000000', '#ffffff', 0), mixed('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff']);
  expect(mixed('#102030', '#304050', 0.5)).toBe('#203040');
});
