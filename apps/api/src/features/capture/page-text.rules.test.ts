import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.rules.ts';

/** «日本語» in the encodings of old pages, as bytes. */
const japanese = {
  shift_jis: '93fa967b8cea',
  'euc-jp': 'c6fccbdcb8ec',
  'iso-2022-jp': '1b2442467c4b5c386c1b2842',
  'utf-8': 'e697a5e69cace8aa9e',
};
const page = (before: string, hex: string) =>
  Buffer.concat([Buffer.from(before, 'latin1'), Buffer.from(hex, 'hex'), Buffer.from('</title>', 'latin1')]);

describe('the text of a page', () => {
  it.each(Object.entries(japanese))('is read as the page says: %s', (label, hex) => {
    const named = [
      `<meta charset="${label}"><title>`,
      `<META CHARSET=${label.toUpperCase()}><title>`,
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${label}"><title>`,
      `<?xml version="1.0" encoding="${label}"?><html><title>`,
    ];
    for (const before of named) expect(pageText(page(before, hex), 'text/html'), before).toContain('<title>日本語</');
  });

  it.each(Object.entries(japanese))('is read as the header says, before the page is asked: %s', (label, hex) => {
    for (const type of [`text/html; charset=${label}`, `text/html;charset="${label}"`]) {
      expect(pageText(page('<meta charset=koi8-r><title>', hex), type)).toContain('<title>日本語</');
    }
  });

  it.each([
    ['windows-1251', 'cff0e8e2e5f2', 'Привет'],
    ['euc-kr', 'c7d1b1b9', '한국'],
    ['gb18030', 'd6d0cec4', '中文'],
    ['big5', 'a4a4a4e5', '中文'],
    ['iso-8859-1', '93fc6265729494', '“über””'],
    ['windows-1253', 'c5ebebdce4e1', 'Ελλάδα'],
  ])('may be in %s', (label, hex, text) => {
    expect(pageText(page('<title>', hex), `text/html; charset=${label}`)).toContain(`<title>${text}</`);
  });

  it('is decoded by a byte order mark with priority over everything else', () => {
    expect(pageText(Buffer.from('\ufeff<title>日本語</title>'), 'text/html; charset=shift_jis')).toBe(
      '<title>日本語</title>',
    );
    const utf16 = Buffer.from('\ufeff<title>日本語</title>', 'utf16le');
    expect(pageText(utf16, 'text/html')).toBe('<title>日本語</title>');
    expect(pageText(Buffer.from(utf16).swap16(), 'text/html')).toBe('<title>日本語</title>');
  });

  it('without a known declared encoding is UTF-8 where valid, otherwise Windows-1252', () => {
    for (const type of ['text/html', 'text/html; charset=klingon', '']) {
      expect(pageText(page('<title>', japanese['utf-8']), type)).toContain('日本語');
      expect(pageText(page('<title>', 'fc626572'), type)).toContain('über');
    }
    expect(pageText(page('<meta charset="none-such"><title>', 'fc626572'), 'text/html')).toContain('über');
  });

  it('is UTF-8 where a readable ASCII declaration says UTF-16', () => {
    expect(pageText(page('<meta charset="utf-16"><title>', japanese['utf-8']), 'text/html')).toContain('日本語');
  });

  it('that breaks off within a character is read up to that character', () => {
    const cut = Buffer.from('<title>日本語').subarray(0, -1);
    expect(pageText(cut, 'text/html')).toContain('<title>日本');
  });
});
