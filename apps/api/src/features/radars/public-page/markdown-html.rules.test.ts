import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.rules.ts';

const made = (markdown: string) => markdownHtml(markdown).text;

describe('Markdown of a public page', () => {
  it('keeps paragraphs, styles, lists, quotes, tables and links', () => {
    expect(made('**a** *b* `c` ~~d~~')).toBe(
      '<p dir="auto"><strong>a</strong> <em>b</em> <code>c</code> <del>d</del></p>',
    );
    expect(made('* a\n* b')).toBe('<ul><li dir="auto">a</li><li dir="auto">b</li></ul>');
    expect(made('3. a')).toBe('<ol start="3"><li dir="auto">a</li></ol>');
    expect(made('> a')).toBe('<blockquote><p dir="auto">a</p></blockquote>');
    expect(made('# a')).toBe('<h4 dir="auto">a</h4>');
    expect(made('|a|\n|-|\n|b|')).toContain('<tr><th scope="col">a</th></tr><tr><td>b</td></tr>');
    expect(made('[a](https://example.org)')).toContain(
      '<a href="https://example.org/" rel="noopener nofollow" target="_blank">a</a>',
    );
  });

  it('shows HTML as source text, and pictures as their description', () => {
    expect(made('<b>a</b>')).toBe('<p dir="auto">&lt;b&gt;a&lt;/b&gt;</p>');
    expect(made('<script>\nx\n</script>')).toBe('<p>&lt;script&gt;\nx\n&lt;/script&gt;</p>');
    expect(made('![a](https://example.org/a.png)')).toBe('<p dir="auto">a</p>');
  });

  it('drops addresses that are not web addresses', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///x', '//example.org']) {
      expect(made(`[a](${address})`)).toBe('<p dir="auto">a</p>');
    }
  });

  it('creates only elements that it supports', () => {
    const known = /^(p|h[4-6]|blockquote|ol|ul|li|pre|code|hr|br|strong|em|del|a|div|table|tr|th|td)$/;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'*_`[](){}<>!#-|"\'&\n ', 'a', 'script', 'https://x.y')), (parts) => {
        const names = [...made(parts.join('')).matchAll(/<\/?([^\s>]*)/g)].map(([, name = '']) => name);
        expect(names.filter((name) => !known.test(name))).toEqual([]);
      }),
    );
  });

  it('handles endless nesting', () => {
    expect(made('>'.repeat(20_000)).length).toBeLessThan(1000);
    expect(made(`${'* '.repeat(200)}a`)).toContain('a');
    expect(made(`${'- + '.repeat(3000)}end`)).toContain('end');
  });
});
