import type { WikiBlock } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyBlock, isHeading, withAnchors } from './block-tree.rules.ts';
import { imageAddress, imageTypeOf, isSigned } from './image-address.rules.ts';
import { contentTypeOf } from './image-content.rules.ts';
import { headAndBody } from './markdown/front-matter.rules.ts';
import { noAnnotations } from './markdown/inline.rules.ts';
import { linkOf, wikiBlocks } from './notion/notion-blocks.rules.ts';
import { excerptOf } from './search.rules.ts';

const text = (content: string) => [
  { type: 'text' as const, plain_text: content, text: { content }, annotations: noAnnotations },
];

describe('anchors of headings', () => {
  const headings = fc.array(fc.oneof(fc.constantFrom('Two', 'two!', 'Two 2', '日本', ''), fc.string()));
  const blocksOf = (titles: readonly string[]) =>
    titles.map((title, at): WikiBlock => ({ id: String(at), type: 'heading_2', rich_text: text(title), anchor: '' }));

  it('are unique, and valid in an address', () => {
    fc.assert(
      fc.property(headings, (titles) => {
        const nested: WikiBlock = { id: 'toggle', type: 'toggle', rich_text: [], children: blocksOf(titles) };
        const anchors = [...everyBlock(withAnchors([nested]))].filter(isHeading).map(({ anchor }) => anchor);
        expect(anchors).toHaveLength(titles.length);
        expect(new Set(anchors).size).toBe(titles.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9][a-z0-9-]*$/);
      }),
    );
  });

  it('do not depend on the headings below', () => {
    const anchorsOf = (titles: readonly string[]) =>
      withAnchors(blocksOf(titles)).map((block) => (isHeading(block) ? block.anchor : ''));
    expect(anchorsOf(['Two', 'Two', 'Öl'])).toEqual(['two', 'two-2', 'oel']);
    expect(anchorsOf(['Two', 'Two', 'Öl', 'Two']).slice(0, 3)).toEqual(['two', 'two-2', 'oel']);
    expect(anchorsOf(['Two', 'Two 2', 'Two', 'Two'])).toEqual(['two', 'two-2', 'two-3', 'two-4']);
  });

  // Counting up from 2 for each of them would take longer than a test may take.
  it('are made in linear time, however many headings have the same text', () => {
    const last = withAnchors(blocksOf(Array.from({ length: 100_000 }, () => 'Same'))).at(-1);
    expect(last && isHeading(last) && last.anchor).toBe('same-100000');
  });
});

describe('the address of a picture', () => {
  const secret = Buffer.from('secret');
  const grants = fc.record({
    imageId: fc.string({ minLength: 1 }),
    type: fc.constantFrom('text' as const, 'stream' as const),
    expires: fc.nat(),
  });
  const signatureOf = (grant: Parameters<typeof imageAddress>[1], key = secret) =>
    new URL(imageAddress(key, grant), 'http://x.test').searchParams.get('signature') ?? '';

  it('is valid only for its picture, type and time, and only with the key', () => {
    fc.assert(
      fc.property(grants, grants, (grant, other) => {
        const signature = signatureOf(grant);
        const before = grant.expires * 1000 - 1;
        expect(isSigned(secret, grant, signature, before)).toBe(true);
        expect(isSigned(secret, grant, signature, before + 1)).toBe(false);
        expect(isSigned(secret, grant, signatureOf(grant, Buffer.from('other')), before)).toBe(false);
        const isSame = JSON.stringify(other) === JSON.stringify(grant);
        expect(isSigned(secret, other, signature, 0)).toBe(isSame && grant.expires > 0);
      }),
    );
  });

  it('has the type text if the source is an SVG', () => {
    expect(['a.svg', 'https://x.test/A.SVG?x=1', 'a.png', 'https://x.test/svg'].map(imageTypeOf)).toEqual([
      'text',
      'text',
      'stream',
      'stream',
    ]);
  });
});

describe('the content of a picture', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
    ['\ufeff<?xml version="1.0"?>\n<!-- made > by hand -->\n<svg>', true],
    ['<html><svg></svg></html>', false],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>', false],
    ['', false],
  ])('%j: an SVG is %s', (given, isSvg) => {
    expect(contentTypeOf(Buffer.from(given), 'text')?.startsWith('image/svg+xml') ?? false).toBe(isSvg);
    expect(contentTypeOf(Buffer.from(given), 'stream')).toBe(undefined);
  });
});

describe('a page in Markdown', () => {
  it('is named after its front matter, its first heading, or its slug', () => {
    expect(headAndBody('---\ntitle: "Tags: all"\norder: 3\nparent: start\n---\n# Not this\n', 'tags')).toEqual({
      head: { title: 'Tags: all', icon: null, order: 3, parent: 'start' },
      body: '# Not this\n',
    });
    expect(headAndBody('# The *whole* story\n\nText', 'tags').head.title).toBe('The whole story');
    expect(headAndBody('# The *whole* story\n\nText', 'tags').body).toBe('\nText');
    expect(headAndBody('---\nicon: 🏷️\n---\nText', 'v1.20').head).toMatchObject({ title: 'v1.20', icon: '🏷️' });
    expect(headAndBody('Text\n\n---\n\nMore', 'tags').body).toBe('Text\n\n---\n\nMore');
  });
});

describe('a block of Notion', () => {
  it.each(['paragraph', 'heading_2', 'callout', 'image', 'video', 'column', 'link_to_page'])(
    'of type %s without its content is not supported, and the others are',
    (type) => {
      const block = (id: string, kind: string, content: object) =>
        ({ block: { object: 'block', id, type: kind, ...content }, children: [] }) as never;
      const words = { rich_text: text('Kept').map((item) => ({ ...item, href: null })) };
      const blocks = [block('a', type, {}), block('b', 'quote', { quote: words }), block('c', type, { [type]: null })];
      expect(wikiBlocks(blocks, () => undefined)).toMatchObject([
        { id: 'a', type: 'unsupported', unsupported_type: type },
        { id: 'b', type: 'quote' },
        { id: 'c', type: 'unsupported', unsupported_type: type },
      ]);
    },
  );
});

describe('a link of Notion', () => {
  const id = '00000002-0000-4000-8000-000000000002';
  const short = id.replaceAll('-', '');
  const pageOf = (wanted: string) => (wanted === id ? { link: '/wiki/known', title: 'Known', icon: null } : undefined);

  it.each([
    `/${short}`,
    `https://www.notion.so/${short}`,
    `https://www.notion.so/How-we-scan-${short}?pvs=4#block`,
    `https://www.notion.com/p/${short}`,
    `https://notion.so/${id}`,
  ])('%s leads to a page of the wiki', (href) => {
    expect(linkOf(href, pageOf)).toBe('/wiki/known');
  });

  it('to a page outside the wiki leads to Notion, and any other link stays unchanged', () => {
    const other = short.replaceAll('2', '3');
    expect(linkOf(`/${other}`, pageOf)).toBe(`https://www.notion.so/${other}`);
    for (const href of ['https://example.org/', 'mailto:a@b.test', `https://example.org/${short}`]) {
      expect(linkOf(href, pageOf)).toBe(href);
    }
  });
});

describe('the excerpt of a text', () => {
  it('contains the found word after letters that are longer or shorter when they are searched', () => {
    for (const letter of ['ß', 'ﬃ', '\u00ad', '가\u200b']) {
      expect(excerptOf(`${`${letter}${letter} `.repeat(200)}Pineapple`, ['pineapple'])).toContain('Pineapple');
    }
  });

  it('contains the found word', () => {
    const filler = fc.array(fc.constantFrom('heat', 'roof', 'a', 'neighbourhoods'), { maxLength: 60 });
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        const excerpt = excerptOf([...before, 'Pineapple', ...after].join(' '), ['pineapple']);
        expect(excerpt).toContain('Pineapple');
        expect(excerpt.length).toBeLessThanOrEqual(142);
      }),
    );
  });
});
