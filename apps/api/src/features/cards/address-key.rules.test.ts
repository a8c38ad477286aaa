import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.rules.ts';

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
    'https://example.org/a/b?si=x&igsh=y&CMP=share_btn&gad_source=1&gbraid=0A&wbraid=1&srsltid=2',
    'https://example.org/a/b?at_medium=RSS&at_campaign=rss&xtor=CS1-1&wt_zmc=sm&guccounter=1',
    'https://example.org/a/b#:~:text=words',
    'https://m.example.org/a/b',
    'https://mobile.example.org/a/b',
    'https://amp.example.org/a/b',
    'https://www.m.example.org/a/b',
    'https://example.org./a/b',
    'https://example.org/a/b/amp',
    'https://example.org/a/b/amp/',
    'https://example.org/a/b.amp',
    'https://example.org/amp/a/b',
    'https://example.org/a/b?amp=1',
    'https://example.org/a/b?outputType=amp',
    'https://example-org.cdn.ampproject.org/c/s/example.org/a/b',
    'https://www.google.com/amp/s/www.example.org/a/b/',
    'https://example.org/%61/b',
    'https://example.org/a/b#/',
    'https://example.org/a/b#!',
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
    'https://example.org/a/b#/c',
    'https://example.org/a%2Fb',
    'https://example.org/a/b?amp=watts',
    'https://example.org/a/lamp',
  ])('is different for %s', (address) => {
    expect(addressKey(address)).not.toBe(addressKey(plain));
  });

  it.each([
    ['https://example.org/%c3%a9t%C3%a9', 'https://example.org/%C3%A9t%C3%A9'],
    ['https://example.org/été?q=%c3%a9', 'https://example.org/%C3%A9t%C3%A9?q=é'],
    ['https://example.org/%7euser/a%2db', 'https://example.org/~user/a-b'],
    ['https://de.m.wikipedia.org/wiki/Sand', 'https://de.wikipedia.org/wiki/Sand?wprov=sfla1'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', 'https://m.youtube.com/watch?feature=shared&v=dQw4w9WgXcQ&list=x'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://x.com/a/status/1?s=20&t=abc', 'https://mobile.x.com/a/status/1'],
    ['https://example.org/#/signals/41', 'http://www.example.org#/signals/41/'],
    ['https://example.org/#!/s%c3%a9', 'https://example.org/#!/s%C3%A9'],
    ['https://example.org/#/s?b=1&utm_source=x&a=2', 'https://example.org/#/s?a=2&b=1'],
    ['https://m.de/a', 'https://www.m.de/a'],
  ])('of %s is that of %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['https://app.example.org/#/signals/41', 'https://app.example.org/#/signals/42'],
    ['https://app.example.org/#!/signals/43', 'https://app.example.org/#!/signals/44'],
    ['https://app.example.org/#!signals', 'https://app.example.org/#!trends'],
    ['https://app.example.org/#/s?id=1', 'https://app.example.org/#/s?id=2'],
    ['https://app.example.org/a#/s', 'https://app.example.org/b#/s'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcR'],
    ['https://www.youtube.com/@one', 'https://www.youtube.com/@two'],
    ['https://www.youtube.com/playlist?list=a', 'https://www.youtube.com/playlist?list=b'],
    ['https://example.org/a?s=20', 'https://example.org/a?s=21'],
    ['https://example.org/a?t=1', 'https://example.org/a'],
    ['https://m.de/a', 'https://de/a'],
    ['https://amp.dev/a', 'https://m.dev/a'],
    ['https://example.org/amp', 'https://example.org/'],
    ['https://de.wikipedia.org/wiki/Sand', 'https://en.wikipedia.org/wiki/Sand'],
  ])('of %s is not that of %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
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
    const tracking = fc.constantFrom('utm_source=a', 'gclid=1', 'ref=mail', 'mc_cid=2', 'si=a', 'CMP=b');
    fc.assert(
      fc.property(address, fc.array(tracking), (given, extra) => {
        const tracked = `${given}${given.includes('?') ? '&' : '?'}${extra.join('&')}#end`;
        expect(addressKey(tracked)).toBe(addressKey(given));
      }),
    );
  });
});
