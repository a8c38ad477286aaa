import { illegible } from '@foreglow/contract';
import { contrast } from '@foreglow/contract/appearance/colors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownTheme, type StoredAppearance } from './appearance.ts';
import { readableProblems } from './contrast.rules.ts';
import { radarStyleOf } from './radar-style.rules.ts';
import { themeFile } from './theme.ts';
import { themeStyles } from './theme-styles.rules.ts';
import { Themes } from './themes.ts';

const { base } = await Themes.read();
const nothing: StoredAppearance = {
  name: null,
  colors: null,
  signInLine: { en: null, de: null },
  pictures: { mark: null, 'sign-in': null },
};
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('any colours that are accepted make a valid theme that can be read', () => {
  fc.assert(
    fc.property(fc.record({ accent: color, highlight: color, glow: color }), (colors) => {
      fc.pre(illegible(base, colors).length === 0);
      const own = ownTheme(base, { ...nothing, colors }, {});
      const { key: _, version: __, pictures: ___, isUsual, signInLine: ____, ...file } = own;
      expect(themeFile.safeParse(file).error).toBe(undefined);
      expect(readableProblems(own)).toEqual([]);
      for (const { sun, 'on-sun': onSun } of [own.radar.light, own.radar.dark]) {
        expect(contrast(sun, onSun)).toBeGreaterThanOrEqual(4.5);
      }
      expect(isUsual).toBe(false);
      expect(themeStyles(own)).toContain(`--indigo:${colors.accent}`);
      expect(radarStyleOf(own, 'light').sun).toBe(colors.glow);
    }),
  );
});

it('without colours, drawings look as usual', () => {
  const own = ownTheme(base, { ...nothing, name: 'Scan desk' }, {});
  expect([own.name, own.isUsual, own.light]).toEqual(['Scan desk', true, base.light]);
  expect(radarStyleOf(own, 'dark')).toEqual(radarStyleOf(base, 'dark'));
});

it('each change of what it shows is another version', () => {
  const colors = { accent: '#0b5d66', highlight: '#b4532a', glow: '#e6c27a' };
  const png = (text: string) => ({ type: 'image/png' as const, bytes: Buffer.from(text) });
  const themes = [
    ownTheme(base, nothing, {}),
    ownTheme(base, { ...nothing, name: 'Scan desk' }, {}),
    ownTheme(base, { ...nothing, colors }, {}),
    ownTheme(base, nothing, { mark: png('a') }),
    ownTheme(base, nothing, { mark: png('b') }),
  ];
  expect(new Set(themes.map(({ version }) => version)).size).toBe(themes.length);
});
