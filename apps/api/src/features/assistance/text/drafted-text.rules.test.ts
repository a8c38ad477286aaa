import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftedLine, draftedText, escaped } from './drafted-text.rules.ts';

describe('a drafted text', () => {
  it.each([
    ['See [the site](http://evil.example/?q=1) now.', 'See the site now.'],
    ['![a picture](http://evil.example/x.png)Sand', 'a pictureSand'],
    ['Read <https://evil.example/a> and www.evil.example/b.', 'Read and'],
    ['Sand stores heat [c1, c2] (c3).', 'Sand stores heat.'],
    ['a\u0000b\r\nc', 'ab\nc'],
    ['Rules (2024) and [sic] stay.', 'Rules (2024) and [sic] stay.'],
  ])('«%s» becomes «%s»', (given, shown) => expect(draftedText(given, 100)).toBe(shown));

  it('is nothing where nothing is left, and is cut', () => {
    expect(draftedText(null, 10)).toBeNull();
    expect(draftedText('https://evil.example', 10)).toBeNull();
    expect(draftedText('one two three four', 10)).toBe('one two…');
  });

  it('never has an address, and can be stored, whatever a model writes', () => {
    const piece = fc.constantFrom(
      'http://a.b',
      'https://',
      'www.a.b',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      ' ',
      'word',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = draftedText(pieces.join(''), 500) ?? '';
        expect(text).not.toMatch(/\b(?:https?:\/\/|www\.)[^\s<>)\]]/);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('on one line has no marks around it', () => {
    expect(draftedLine('## **“Sand  stores\nheat.”**', 100)).toBe('Sand stores heat');
    expect(draftedLine('""', 100)).toBeNull();
  });
});

it('a title stands in Markdown as it is', () => {
  expect(escaped('*a* [b](c) <d> #e')).toBe('\\*a\\* \\[b\\](c) \\<d\\> \\#e');
});
