import { describe, expect, it } from 'vitest';
import { scriptSamples } from '#test/support/script-samples.ts';
import { fontsFor, isRightToLeft, languageOf } from './scripts.rules.ts';
import { line } from './text.rules.ts';

const fontsOf = (text: string) => fontsFor(line(text, 'zh'));

describe('the fonts that a text needs', () => {
  it('are none for Latin, Greek and Cyrillic', () => {
    expect(fontsOf('Zürich – “naïve” café, Ελλάδα, Москва, 5 €, → ✓ © ™')).toEqual([]);
  });

  it.each([
    ['مدن', 'arabic'],
    ['ערים', 'hebrew'],
    ...Object.entries(scriptSamples).map(([script, { word }]) => [word, script]),
    ['日本の', 'ja'],
    ['도시', 'ko'],
    ['城市', 'zh'],
    ['、', 'zh'],
    ['😀', 'emoji'],
    ['🇩🇪', 'emoji'],
    ['1️⃣', 'emoji'],
  ])('of %s include %s only', (text, font) => {
    expect(fontsOf(`Some ${text}`)).toEqual([font]);
  });

  it('include that of Korean beside Japanese in one text', () => {
    expect(fontsOf('東京の 도시')).toEqual(['ja', 'ko']);
  });

  it('cover every paragraph', () => {
    expect(fontsFor([line('城市', 'zh'), line('日本の城市', 'zh'), line('שלום', 'zh')].join(';'))).toEqual([
      'hebrew',
      'ja',
      'zh',
    ]);
  });
});

describe('the direction of a text', () => {
  it('is that of its first letter', () => {
    expect(isRightToLeft('2026: مدن and cities')).toBe(true);
    expect(isRightToLeft('Cities مدن')).toBe(false);
    expect(isRightToLeft('123 …')).toBe(false);
  });

  it('is accompanied by the language where the script determines it', () => {
    expect(languageOf('ערים', 'zh')).toBe('he');
    expect(languageOf('مدن', 'zh')).toBe('ar');
    expect(languageOf('Heat', 'zh')).toBeUndefined();
  });
});
