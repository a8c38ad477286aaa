import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml } from './html-facts.ts';

const read = (html: string) => readHtml(html, () => false);

describe('reading HTML', () => {
  it('extracts the metadata of a page', () => {
    const facts = read(`<!DOCTYPE html><html lang="en"><head>
      <base href="/news/"><title>Bricks &amp; heat</title><title>Another</title>
      <meta property="og:title" content="Bricks"><meta name="OG:Title" content="Again"><meta itemprop="datePublished" content="2026">
      <meta name="empty" content=" "><meta charset="utf-8">
      <link rel="shortcut canonical" href="/bricks"><link rel="canonical" href="/second">
      <script type="application/ld+json">{"a": "</p> & <b>"}</script><script>var title = "<title>No</title>"</script>
      </head><body><svg><title>An icon</title></svg><nav><p>Not this paragraph, it is of the navigation</p></nav>
      <h1>Bricks that <em>store</em> heat</h1><a rel="author" href="/ada">Ada Example</a>
      <p>First <script>x()</script>paragraph<style>p{}</style>.</p><p>Second
      <time datetime="2025-01-01">a year ago</time><time itemprop="datePublished" datetime="2026-01-14">now</time><time>2024-05-06</time>`);
    expect(facts.metas.get('og:title')).toEqual(['Bricks', 'Again']);
    expect(facts.metas.has('empty')).toBe(false);
    expect(Object.fromEntries(facts.links)).toEqual({ shortcut: '/bricks', canonical: '/bricks' });
    expect(facts).toMatchObject({
      base: '/news/',
      title: 'Bricks & heat',
      heading: 'Bricks that store heat',
      authors: ['Ada Example'],
      jsonLd: ['{"a": "</p> & <b>"}'],
      times: ['2026-01-14', '2025-01-01', '2024-05-06'],
    });
    expect(facts.paragraphs[0]).toBe('First paragraph.');
    expect(facts.paragraphs.join()).not.toContain('navigation');
  });

  it('accepts the content of a frameset, a fragment, and empty content', () => {
    expect(read('')).toMatchObject({ title: undefined, paragraphs: [], times: [], jsonLd: [] });
    expect(read('<frameset><frame src="a"></frameset><title>Frames</title>').title).toBe('Frames');
    expect(read('<title>Never closed, as it breaks o').title).toBe('Never closed, as it breaks o');
  });

  it('stops after the beginning when the time is over', () => {
    const page = `<title>Early</title>${'<i>x</i>'.repeat(100_000)}<h1>Late</h1>`;
    expect(readHtml(page, () => true)).toMatchObject({ title: 'Early', heading: undefined });
    expect(read(page).heading).toBe('Late');
  });

  it('keeps only a bounded part of excessive metadata', () => {
    const facts = read(
      `<title>${'t'.repeat(1e6)}</title>${'<meta name=a content=b>'.repeat(5000)}${'<p>A paragraph of text.</p>'.repeat(5000)}` +
        `${'<h1>'.repeat(20_000)}`,
    );
    expect(facts.title?.length).toBeLessThanOrEqual(2000);
    expect(facts.metas.get('a')?.length).toBeLessThanOrEqual(500);
    expect(facts.paragraphs.length).toBeLessThanOrEqual(20);
  });

  it.each(['<i>', '<div><p>', '<h1>', '<table><tr><td>'])(
    'is not slowed down by a page with endless nesting: %s',
    (tags) => {
      const facts = read(`<title>Deep</title>${tags.repeat(300_000)}`);
      expect(facts.title).toBe('Deep');
    },
  );

  it('never fails, whatever a site sends', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!--',
      '-->',
      '&',
      '&#',
      ';',
      'p',
      'title',
      'script',
      'meta ',
      'content',
      ' ',
      '\u0000',
      '🌅',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        read(parts.join(''));
      }),
    );
  });
});
