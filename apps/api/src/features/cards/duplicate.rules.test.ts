import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleKey } from './duplicate.rules.ts';

describe('the key of a title', () => {
  it.each([
    ['Bricks that store heat', 'BRICKS THAT STORE HEAT!'],
    ['Bricks that store heat', '  «Bricks» that – store… heat. '],
    ['Caf\u00e9', 'Cafe\u0301'],
    ['ＡＩ 2026', 'AI 2026'],
    ['Straße', 'STRASSE'],
    ['Istanbul’s metro', "İSTANBUL'S METRO"],
    ['Wär\u00admepumpe', 'Wärmepumpe'],
    ['2020–2030', '2020-2030'],
    ['Sun ☀\ufe0f 2026', 'Sun ☀ 2026'],
  ])('is the same for «%s» and «%s»', (one, other) => {
    expect(titleKey(one)).toBe(titleKey(other));
  });

  it.each([
    ['Plan A', 'Plan B'],
    ['AI 2026', 'AI 2027'],
    ['太陽', '太陰'],
    ['ดี', 'ดู'],
    ['की', 'के'],
    ['🌅', '🌆'],
    ['!', '?'],
  ])('differs for «%s» and «%s»', (one, other) => {
    expect(titleKey(one)).not.toBe(titleKey(other));
  });

  it('is empty only for an empty title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
        fc.pre(title.trim() !== '');
        expect(titleKey(title)).not.toBe('');
      }),
    );
  });

  it('of a key is the key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(titleKey(titleKey(title))).toBe(titleKey(title));
      }),
    );
  });
});
