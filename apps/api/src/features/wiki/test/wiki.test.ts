import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WikiBlock, WikiBlockType } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const folder = join(import.meta.dirname, 'pages');
let product: Product;
let reader: Client;

beforeAll(async () => {
  product = await startProduct({}, { wiki: { folder } });
  reader = (await product.make.person()).client;
});
afterAll(() => product?.stop());

const page = async (id: string, client = reader) =>
  (await client.call('GET /v1/wiki/pages/{id}', { params: { id } })).body.data.attributes;
const pages = async (client = reader) => (await client.call('GET /v1/wiki/pages')).body;
const search = async (term: string) =>
  (await reader.call('GET /v1/wiki/search', { query: { 'filter[search]': term } })).body.data.map(
    ({ attributes }) => attributes,
  );
const typesOf = (blocks: readonly WikiBlock[]): WikiBlockType[] =>
  blocks.flatMap(({ type, children }) => [type, ...typesOf(children ?? [])]);
const sourcesOf = (blocks: readonly WikiBlock[]) =>
  blocks.filter((block) => block.type === 'image').map(({ file }) => file.url);
const speaker = async (locale: 'en' | 'de') => {
  const { client } = await product.make.person();
  await client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes: { locale } } } });
  return client;
};

describe('the pages', () => {
  it('are listed in order, each after its parent', async () => {
    const { data, meta } = await pages();
    expect(data.map(({ attributes: { slug, title, parent } }) => [slug, title, parent])).toEqual([
      ['start', 'Start here', null],
      ['tags', 'Tags and how to use them', 'start'],
      ['v1.20', 'News of version 1.20', null],
    ]);
    expect(meta).toEqual({ complete: true });
  });

  it('are only for signed-in people', async () => {
    const { status } = await product.anonymous.call('GET /v1/wiki/pages');
    expect(status).toBe(401);
  });

  it('list the pages above, before and after, and their headings with unique anchors', async () => {
    const { above, previous, next, headings } = await page('tags');
    expect(above.map(({ slug }) => slug)).toEqual(['start']);
    expect([previous?.slug, next?.slug]).toEqual(['start', 'v1.20']);
    expect(headings).toEqual([{ anchor: 'merging-two', level: 2, text: 'Merging two' }]);
    expect((await page('start')).headings.map(({ anchor, level }) => [anchor, level])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 3],
      ['two-2', 2],
    ]);
  });

  it('can have a dot in their names', async () => {
    expect((await page('v1.20')).title).toBe('News of version 1.20');
  });

  it('that do not exist are not found', async () => {
    const { status } = await reader.call('GET /v1/wiki/pages/{id}', { params: { id: 'nothing' } });
    expect(status).toBe(404);
  });

  it('are in the language of the reader, or in English if they are not available in that language', async () => {
    const german = await speaker('de');
    const [start, tags] = [await page('start', german), await page('tags', german)];
    expect([start.language, tags.language, tags.title]).toEqual(['en', 'de', 'Schlagwörter']);
    expect((await page('tags')).language).toBe('en');
  });

  it('have every kind of block, also nested ones', async () => {
    const { blocks } = await page('start');
    expect(typesOf(blocks)).toEqual([
      'paragraph',
      'heading_1',
      'heading_2',
      'heading_3',
      'heading_2',
      'quote',
      'bulleted_list_item',
      'callout',
      'paragraph',
      'toggle',
      'paragraph',
      'toggle',
      'paragraph',
      'column_list',
      'column',
      'paragraph',
      'column',
      'paragraph',
      'bulleted_list_item',
      'numbered_list_item',
      'bulleted_list_item',
      'numbered_list_item',
      'image',
      'image',
      'image',
      'image',
      'video',
      'video',
      'divider',
      'child_page_link',
      'link_to_page',
      'unsupported',
    ]);
    expect(blocks.filter(({ type }) => type === 'unsupported')).toMatchObject([{ unsupported_type: 'table' }]);
    const columns = blocks.find(({ type }) => type === 'column_list');
    expect(columns?.children?.map((column) => 'width_ratio' in column && column.width_ratio)).toEqual([0.25, false]);
  });

  it('have text with annotations, colours, links and mentions', async () => {
    const [text] = (await page('start')).blocks;
    const items = text?.type === 'paragraph' ? text.rich_text : [];
    const marked = items.flatMap(({ plain_text, annotations: { color, ...set } }) => {
      const names = Object.entries(set).flatMap(([name, isSet]) => (isSet ? [name] : []));
      return names.length > 0 || color !== 'default' ? [[plain_text, ...names, color]] : [];
    });
    expect(marked).toEqual([
      ['Bold', 'bold', 'default'],
      ['italic', 'italic', 'default'],
      ['struck', 'strikethrough', 'default'],
      ['underlined', 'underline', 'default'],
      ['code', 'code', 'default'],
      ['red', 'red'],
    ]);
    expect(items.flatMap(({ type, plain_text, href }) => (href ? [[type, plain_text, href]] : []))).toEqual([
      ['text', 'a link', 'https://example.org/'],
      ['text', 'us', 'mailto:help@example.org'],
      ['text', 'the profile', '/profile'],
      ['mention', 'News of version 1.20', '/wiki/v1.20'],
      ['text', 'how to merge', '/wiki/tags#merging-two'],
    ]);
  });
});

describe('the search', () => {
  it('finds titles first, then sections, and leads to their headings', async () => {
    expect((await search('  TAGS ')).map(({ slug, anchor }) => [slug, anchor])[0]).toEqual(['tags', null]);
    const found = await search('pineapple');
    expect(found.map(({ slug, anchor }) => [slug, anchor])).toEqual(
      expect.arrayContaining([
        ['tags', 'merging-two'],
        ['v1.20', null],
      ]),
    );
    expect(found.every(({ excerpt }) => /pineapple/i.test(excerpt))).toBe(true);
  });

  it('requires every word, and finds nothing without words', async () => {
    expect((await search('pineapple tags')).map(({ slug }) => slug)).toEqual(['tags']);
    expect(await search('pineapple bicycle')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });
});

describe('a picture', () => {
  const image = (path: string, client = product.anonymous) =>
    client.send('GET', path, { headers: { accept: 'image/*' } });
  const sources = async () => sourcesOf((await page('start')).blocks);

  it('is served at its signed address, without a token, and is cached', async () => {
    const [square = ''] = await sources();
    expect(square).toMatch(/^\/api\/wiki\/image\?imageId=[0-9a-f]+&type=stream&expires=\d+&signature=/);
    const { status, headers, bytes } = await image(square);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(bytes.equals(await readFile(join(folder, 'images/square.png')))).toBe(true);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await product.anonymous.send('GET', square, {
      headers: { accept: 'image/*', 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('that is an SVG is requested as text, and cannot run anything', async () => {
    const [, drawing = ''] = await sources();
    expect(drawing).toContain('type=text');
    const { headers, text } = await image(drawing);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect(text).toContain('<svg');
  });

  it('is refused when any part of its address is changed', async () => {
    const [square = '', drawing = ''] = await sources();
    const other = new URL(drawing, product.address).searchParams.get('imageId') ?? '';
    for (const wrong of [
      square.replace('type=stream', 'type=text'),
      square.replace(/expires=\d+/, 'expires=99999999999'),
      square.replace(/imageId=[0-9a-f]+/, `imageId=${other}`),
      square.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
      square.replace(/&signature=.*/, ''),
    ]) {
      expect([wrong, (await image(wrong)).status]).toEqual([wrong, 410]);
    }
    expect((await image(square.replace(/type=\w+/, 'type=film'))).status).toBe(400);
  });

  it('can be read with only its id by signed-in callers, in its original type', async () => {
    const id = new URL((await sources())[0] ?? '', product.address).searchParams.get('imageId') ?? '';
    expect((await image(`/api/wiki/image?imageId=${id}&type=stream`, reader)).status).toBe(200);
    expect((await image(`/api/wiki/image?imageId=${id}&type=text`, reader)).status).toBe(400);
    expect((await image('/api/wiki/image?imageId=none&type=stream', reader)).status).toBe(404);
    expect((await image('/api/wiki/image?imageId=..%2Fen%2Fstart.md&type=stream', reader)).status).toBe(404);
  });

  it('can be in a subfolder of the pictures', async () => {
    const [, , , inFolder = ''] = await sources();
    const { status, bytes } = await image(inFolder);
    expect(status).toBe(200);
    expect(bytes.equals(await readFile(join(folder, 'images/en/square.png')))).toBe(true);
  });

  it('without a file is not found, even if a page names it', async () => {
    const [, , missing = ''] = await sources();
    expect((await image(missing)).status).toBe(404);
  });
});

describe('the page of the application', () => {
  it('may show frames of the three video services, and media by https', async () => {
    const { headers } = await product.anonymous.send('GET', '/healthz');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://player.mux.com;',
    );
    expect(policy).toContain("media-src 'self' https:;");
  });
});

describe('the shipped pages', () => {
  const shipped = join(import.meta.dirname, '../../../../../../content/wiki');
  let whole: Product;
  beforeAll(async () => {
    whole = await startProduct();
  });
  afterAll(() => whole?.stop());

  it.each(['en', 'de'] as const)(
    'in %s lead nowhere that does not exist, and have every block shown',
    async (locale) => {
      const { client } = await whole.make.person();
      await client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes: { locale } } } });
      const { data } = await pages(client);
      const all = await Promise.all(data.map(({ id }) => page(id, client)));
      expect(all.map(({ language }) => language)).toEqual(all.map(() => locale));
      const places = new Set(
        all.flatMap(({ slug, headings }) => [slug, ...headings.map(({ anchor }) => `${slug}#${anchor}`)]),
      );
      for (const { blocks } of all) {
        const text = JSON.stringify(blocks);
        expect(typesOf(blocks)).not.toContain('unsupported');
        for (const [, target = ''] of text.matchAll(/"(?:href|link)":"\/wiki\/([^"]*)"/g))
          expect(places).toContain(target);
        for (const url of sourcesOf(blocks)) expect((await whole.anonymous.send('GET', url)).status).toBe(200);
      }
    },
  );

  it('are the same in both languages', async () => {
    const [english, german] = await Promise.all(['en', 'de'].map((locale) => readdir(join(shipped, locale))));
    expect(german).toEqual(english);
    expect(english).toContain('first-steps.md');
  });
});
