import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Themes } from '#platform/themes/themes.ts';
import { bookletThemeOf, readTheme } from '../typesetting/theme.ts';
import { Typesetter } from '../typesetting/typesetter.ts';
import { linkAddress, markdownCode } from './markdown.rules.ts';

const code = (markdown: string, level = 1) => markdownCode(markdown, { level, han: 'zh' });
const typesetter = new Typesetter(readTheme(bookletThemeOf((await Themes.read()).base)));

/** Typesets Markdown below a heading and returns whether it conforms to PDF/UA-1. */
const isAccessible = (markdown: string) => {
  const body = `show: part.with(title:"T");heading(level:1,"T");${code(markdown)}`;
  return typesetter.layOut({ code: body, images: [] }).pdf().accessible;
};

describe('Markdown as Typst code', () => {
  it.each([
    ['**a** *b* ~~c~~ `d`', '{par({strong({"a"});" ";emph({"b"});" ";strike({"c"});" ";md-inline-code("d")})}'],
    ['a  \nb\nc', '{par({"a";linebreak();"b c"})}'],
    ['## A\n\n#### B', '{md-heading(2,{"A"});md-heading(3,{"B"})}'],
    ['> a\n> > b', '{md-quote({par({"a"});md-quote({par({"b"})})})}'],
    ['- a\n  - b', '{md-list(false,({{"a"};parbreak();{md-list(false,({{"b"}},))}},))}'],
    ['3. a\n4. b', '{md-enum(3,({{"a"}},{{"b"}},))}'],
    ['- [x] a\n- [ ] b', '{md-list(true,(md-task(true,{{"a"}}),md-task(false,{{"b"}}),))}'],
    ['| a | b |\n|---|--:|\n| c |', '{md-table((start,right,),(({"a"},{"b"},),({"c"},[],),))}'],
    ['```\nx\n  y\n```', '{md-code("x\n  y")}'],
    ['---', '{md-rule()}'],
    ['[a](https://example.org/b)', '{par({md-link("https://example.org/b",{"a"})})}'],
    ['[a](javascript:alert(1))', '{par({{"a"}})}'],
    ['![a city](https://example.org/c.png)', '{par({emph("a city")})}'],
    ['a <b>c</b>\n\n<div>d</div>', '{par({"a ";"<b>";"c";"</b>"});par("<div>d</div>")}'],
    ['مدن **2040**', '{in-language("ar",true,"",par({"مدن ";strong({"2040"})}))}'],
    ['', '[]'],
  ])('of %j', (markdown, expected) => {
    expect(code(markdown)).toBe(expected);
  });

  it('does not execute anything that a text contains', () => {
    const hostile =
      '#panic("x") \\"); panic("x") // #{panic()} $x$ @ref <label> */ `"); panic()` \n\n```\n"); panic()\n```';
    expect(isAccessible(hostile)).toBe(true);
  });

  it('can always be typeset, with headings in a valid order', () => {
    const piece = fc.constantFrom(
      '# A',
      '#### B',
      '> ',
      '- ',
      '1. ',
      '  ',
      '**b**',
      '| a | b |\n|--|--|\n| c | d |',
      '`',
      '<i>',
      '---',
      'text',
      '[x](https://example.org)',
      '![y](z)',
      '[^1]',
      '\n\n[^1]: n\n\n',
      '- [ ] t',
      '\\',
      '"',
      '#let',
      '𝕏',
    );
    const markdown = fc.array(fc.tuple(piece, fc.constantFrom('\n', '\n\n', ' ', '')), { maxLength: 30 });
    const samples = fc.sample(markdown, { numRuns: 40, seed: 7 }).map((pieces) => pieces.flat().join(''));
    for (const sample of samples) expect(() => isAccessible(sample), sample).not.toThrow();
    expect(isAccessible(samples.map((sample) => sample.replaceAll('𝕏', '')).join('\n\n'))).toBe(true);
  });

  it.each([
    ['quotes', '> '.repeat(400)],
    ['quotes without spaces', '>'.repeat(20_000)],
    ['lists on one line', '- + '.repeat(3000)],
    ['lists', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['styles', `${'**a *b '.repeat(300)}${'* **'.repeat(300)}`],
  ])('holds %s inside each other up to a depth', (_, markdown) => {
    expect(() => isAccessible(`${markdown}end`)).not.toThrow();
  });
});

describe('the address of a link', () => {
  it('is accepted for the web and for e-mail', () => {
    expect(linkAddress('https://example.org/a b')).toBe('https://example.org/a%20b');
    expect(linkAddress('mailto:ada@example.org')).toBe('mailto:ada@example.org');
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'foreglow-anchor:card-1', '/relative', '']) {
      expect(linkAddress(url)).toBeUndefined();
    }
  });
});
