import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, titleKey } from './duplicate.rules.ts';

describe('the key of a title', () => {
  it.each([
    ['Bricks that store heat', 'BRICKS THAT STORE HEAT!'],
    ['Bricks that store heat', '  «Bricks» that – store… heat. '],
    ['Caf\u00e9', 'Cafe\u0301'],
    ['ＡＩ 2026', 'AI 2026'],
    ['Straße', 'STRASSE'.replace('SS', 'ß')],
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

describe('the key of an address', () => {
  const plain = 'https://example.org/a/b';

  it.each([
    'http://example.org/a/b',
    'https://www.example.org/a/b',
    'https://EXAMPLE.org/a/b/',
    'https://example.org:443/a/b',
    'https://example.org/a/b#part',
    'https://example.org/a/b/index.html',
    'https://example.org/a/b?utm_source=x&utm_medium=y&fbclid=z&UTM_Campaign=c',
  ])('is the same for %s', (address) => {
    expect(addressKey(address)).toBe(addressKey(plain));
  });

  it.each([
    'https://example.org/a/c',
    'https://example.org/A/b',
    'https://example.com/a/b',
    'https://example.org:8443/a/b',
    'https://example.org/a/b?id=1',
    'https://blog.example.org/a/b',
  ])('is different for %s', (address) => {
    expect(addressKey(address)).not.toBe(addressKey(plain));
  });

  it('does not depend on the order of parameters', () => {
    expect(addressKey(`${plain}?b=2&a=1`)).toBe(addressKey(`${plain}?a=1&utm_term=x&b=2`));
    expect(addressKey(`${plain}?a=1`)).not.toBe(addressKey(`${plain}?a=2`));
  });

  it('is null without an address', () => {
    expect([addressKey(null), addressKey(''), addressKey('no address')]).toEqual([null, null, null]);
  });

  it('ignores parameters that only tell where a visitor came from', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', '%20', 'ü', '.', '+'), maxLength: 5 });
    const address = fc
      .record({ path: fc.array(part), query: fc.array(fc.tuple(part, part)) })
      .map(({ path, query }) => {
        const search = query.map(([name, value]) => `${name}=${value}`).join('&');
        return `https://example.org/${path.join('/')}${search && `?${search}`}`;
      });
    const tracking = fc.constantFrom('utm_source=a', 'gclid=1', 'ref=mail', 'mc_cid=2');
    fc.assert(
      fc.property(address, fc.array(tracking), (given, extra) => {
        const tracked = `${given}${given.includes('?') ? '&' : '?'}${extra.join('&')}#end`;
        expect(addressKey(tracked)).toBe(addressKey(given));
      }),
    );
  });
});
