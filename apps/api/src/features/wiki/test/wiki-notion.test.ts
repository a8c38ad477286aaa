import type { WikiBlock } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstMs } from '#features/wiki/notion/notion-source.ts';
import type { Client } from '#test/support/client.ts';
import { ManualClock } from '#test/support/manual-clock.ts';
import { mention, NotionServer, notionToken, type StoredBlock, text } from '#test/support/notion-server.ts';
import { plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { byPath, type Site, sitePorts, startSite } from '#test/support/site.ts';

const idOf = (number: number) => `${number.toString(16).padStart(8, '0')}-0000-4000-8000-00000000000${number % 10}`;
const [root, guide, deep, outside, secret] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string];

const notion = new NotionServer();
const hand = new ManualClock();
let time = Date.parse('2026-03-01T12:00:00Z');
let product: Product;
let reader: Client;
let files: Site;
/** The signature in the addresses of uploaded files: it changes each time a block is read. */
let signatures = 0;

let blocks = 0;
const block = (type: string, content: object = {}, inside: readonly StoredBlock[] = []): StoredBlock => {
  blocks += 1;
  return { id: idOf(100 + blocks), type, content, inside };
};
const said = (type: string, words: string, inside: readonly StoredBlock[] = []) =>
  block(type, { rich_text: text(words), color: 'default' }, inside);
const childPage = (id: string, title: string): StoredBlock => ({ id, type: 'child_page', content: { title } });

beforeAll(async () => {
  const picture = await plainPicture(20, 20).png().toBuffer();
  files = await startSite(
    byPath({
      '/photo.png': (request, response) => {
        const isCurrent = request.url?.endsWith(`signature=${signatures}`);
        response.writeHead(isCurrent ? 200 : 403, { 'content-type': 'image/png' }).end(isCurrent ? picture : 'expired');
      },
      '/drawing.svg': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/resized': (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '/chart': (request, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end(`<svg xmlns="http://www.w3.org/2000/svg"><title>${request.url?.replace(/.*=/, '')}</title></svg>`),
      '/page.png': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>not a picture</html>'),
    }),
  );
  await notion.start();
});
afterAll(async () => {
  await notion.stop();
  await files.stop();
});

/**
 * Starts a product that has not read anything from Notion yet, and resets Notion. Returns a function that stops the
 * product.
 */
async function start(): Promise<() => Promise<void>> {
  notion.behaviour = 'well';
  notion.forget();
  notion.pages.clear();
  notion.contents.clear();
  notion.pages.set(root, { title: 'Our handbook', icon: { type: 'emoji', emoji: '📗' } });
  notion.pages.set(guide, { title: 'How we scan' });
  notion.pages.set(deep, {
    title: 'Deeper',
    icon: { type: 'external', external: { url: 'https://example.org/i.png' } },
  });
  notion.pages.set(outside, { title: 'Another space' });
  notion.contents.set(root, everyBlock());
  notion.contents.set(guide, [said('paragraph', 'Look for the pineapple.'), childPage(deep, 'Deeper')]);
  notion.contents.set(deep, []);
  product = await startProduct(
    { notion: { token: notionToken, rootPage: root.replaceAll('-', '') } },
    { outside: { loopbackPorts: sitePorts, clock: hand.clock }, wiki: { notion: notion.address, now: () => time } },
  );
  reader = (await product.make.person()).client;
  return () => product.stop();
}

const signed = (path: string) => ({
  get url() {
    signatures += 1;
    return `${files.at(path)}?signature=${signatures}`;
  },
  expiry_time: '2026-03-01T13:00:00.000Z',
});

function everyBlock(): readonly StoredBlock[] {
  const caption = text('A caption');
  return [
    block('paragraph', {
      color: 'default',
      rich_text: [
        ...text('all', { bold: true, italic: true, underline: true, strikethrough: true, code: true, color: 'red' }),
        ...text('plain'),
        ...mention(guide, 'How we scan'),
        ...text('there', { href: `/${deep.replaceAll('-', '')}` }),
        ...text('away', { href: 'https://example.org/' }),
      ],
    }),
    said('heading_1', 'One'),
    said('heading_2', 'Two'),
    said('heading_3', 'Three', [said('paragraph', 'inside a heading')]),
    block('divider'),
    said('toggle', 'More', [said('paragraph', 'hidden', [said('paragraph', 'deeper')])]),
    block('callout', { rich_text: text('Mind this'), color: 'default', icon: null }, [said('paragraph', 'because')]),
    said('quote', 'Said'),
    said('bulleted_list_item', 'a', [said('numbered_list_item', 'a1')]),
    said('numbered_list_item', 'b'),
    block('column_list', {}, [
      block('column', { width_ratio: 0.3 }, [said('paragraph', 'left')]),
      block('column', {}, [said('paragraph', 'right')]),
    ]),
    block('image', { type: 'file', file: signed('/photo.png'), caption }),
    block('image', { type: 'external', external: { url: files.at('/drawing.svg') }, caption: [] }),
    block('image', { type: 'external', external: { url: files.at('/page.png') }, caption: [] }),
    block('image', { type: 'external', external: { url: files.at('/resized?url=%2Fa.svg&w=640') }, caption: [] }),
    block('video', { type: 'external', external: { url: 'https://vimeo.com/76979871' }, caption }),
    block('video', {
      type: 'file',
      file: { url: files.at('/film.mp4'), expiry_time: '2026-03-01T13:00:00Z' },
      caption,
    }),
    block('link_to_page', { type: 'page_id', page_id: guide }),
    block('link_to_page', { type: 'page_id', page_id: outside }),
    block('link_to_page', { type: 'page_id', page_id: secret }),
    block('to_do', { rich_text: text('Later'), checked: false, color: 'default' }),
    block('table', { table_width: 1, has_column_header: false, has_row_header: false }),
    childPage(guide, 'How we scan'),
  ];
}

const list = async () => (await reader.call('GET /v1/wiki/pages')).body;
const titles = async () => (await list()).data.map(({ attributes }) => attributes.title);
const read = async (id: string) =>
  (await reader.call('GET /v1/wiki/pages/{id}', { params: { id } })).body.data.attributes;
const outline = (shown: readonly WikiBlock[]): unknown[] =>
  shown.map(({ type, children }) => (children ? [type, outline(children)] : type));

describe('pages of Notion', () => {
  beforeAll(start);

  it('come before the shipped pages, each after its parent', async () => {
    const { data, meta } = await list();
    expect(meta.complete).toBe(true);
    expect(
      data.slice(0, 4).map(({ attributes: { slug, title, icon, parent } }) => [slug, title, icon, parent]),
    ).toEqual([
      ['our-handbook-00000001', 'Our handbook', '📗', null],
      ['how-we-scan-00000002', 'How we scan', null, 'our-handbook-00000001'],
      ['deeper-00000003', 'Deeper', null, 'how-we-scan-00000002'],
      ['first-steps', 'First steps', null, null],
    ]);
  });

  it('have every kind of block, from lists that are sent in parts', async () => {
    const { blocks: shown, headings, next } = await read('our-handbook-00000001');
    expect(outline(shown)).toEqual([
      'paragraph',
      'heading_1',
      'heading_2',
      ['heading_3', ['paragraph']],
      'divider',
      ['toggle', [['paragraph', ['paragraph']]]],
      ['callout', ['paragraph']],
      'quote',
      ['bulleted_list_item', ['numbered_list_item']],
      'numbered_list_item',
      [
        'column_list',
        [
          ['column', ['paragraph']],
          ['column', ['paragraph']],
        ],
      ],
      'image',
      'image',
      'image',
      'image',
      'video',
      'video',
      'link_to_page',
      'link_to_page',
      'unsupported',
      'unsupported',
      'unsupported',
      'child_page_link',
    ]);
    expect(shown.flatMap((one) => (one.type === 'unsupported' ? [one.unsupported_type] : []))).toEqual([
      'link_to_page',
      'to_do',
      'table',
    ]);
    expect(shown.flatMap((one) => ('link' in one ? [[one.title, one.link]] : []))).toEqual([
      ['How we scan', '/wiki/how-we-scan-00000002'],
      ['Another space', `https://www.notion.so/${outside.replaceAll('-', '')}`],
      ['How we scan', '/wiki/how-we-scan-00000002'],
    ]);
    expect(headings.map(({ anchor }) => anchor)).toEqual(['one', 'two', 'three']);
    expect(next?.title).toBe('How we scan');
    expect(notion.requestedPaths.some((path) => path.includes('start_cursor=after-4'))).toBe(true);
  });

  it('have text with annotations, and links to each other', async () => {
    const [first] = (await read('our-handbook-00000001')).blocks;
    const items = first?.type === 'paragraph' ? first.rich_text : [];
    expect(items[0]?.annotations).toEqual({
      bold: true,
      italic: true,
      underline: true,
      strikethrough: true,
      code: true,
      color: 'red',
    });
    expect(items.map(({ type, href }) => [type, href])).toEqual([
      ['text', undefined],
      ['text', undefined],
      ['mention', '/wiki/how-we-scan-00000002'],
      ['text', '/wiki/deeper-00000003'],
      ['text', 'https://example.org/'],
    ]);
  });

  it('are found by search, and by an address from before their title changed', async () => {
    const { data } = (await reader.call('GET /v1/wiki/search', { query: { 'filter[search]': 'pineapple' } })).body;
    expect(data.map(({ id }) => id)).toEqual(['how-we-scan-00000002']);
    expect((await read('how-we-used-to-scan-00000002')).slug).toBe('how-we-scan-00000002');
  });

  it('have pictures that are fetched under the address that the block has now', async () => {
    const images = (await read('our-handbook-00000001')).blocks.filter((one) => one.type === 'image');
    const [photo = '', drawing = '', page = '', resized = ''] = images.map(({ file }) => file.url);
    const fetchImage = (url: string) => product.anonymous.send('GET', url, { headers: { accept: 'image/*' } });
    // The address that was read with the page has expired since.
    signatures += 1;
    const answer = await fetchImage(photo);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const asked = files.requests.length;
    expect((await fetchImage(photo)).status).toBe(200);
    expect(files.requests.length).toBe(asked);
    const svg = await fetchImage(drawing);
    expect(svg.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await fetchImage(page)).status).toBe(422);
    expect((await fetchImage(resized)).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });
});

describe('content that has been read', () => {
  beforeAll(start);

  const minutes = (count: number) => {
    time += count * 60_000;
  };
  /** Waits until the new pages are shown, since pages are read again in the background. */
  const eventually = (title: string) => expect.poll(titles, { timeout: 20_000 }).toContain(title);

  it('is cached, then read again while the old pages are shown, without requesting unchanged pages', async () => {
    await titles();
    const all = notion.requestedPaths.length;
    await titles();
    expect(notion.requestedPaths.length).toBe(all);
    notion.pages.set(deep, { title: 'Deepest', edited: '2026-03-01T12:01:00.000Z' });
    minutes(6);
    notion.forget();
    expect(await titles()).toContain('Deeper');
    await eventually('Deepest');
    expect(notion.requestedPaths).toContain(`/v1/pages/${guide}`);
    expect(notion.requestedPaths.filter((path) => path.startsWith(`/v1/blocks/${guide}/children`))).toEqual([]);
    expect(notion.requestedPaths.some((path) => path.startsWith(`/v1/blocks/${deep}/children`))).toBe(true);
  });

  it('has the new picture when only the query of its address at another site has changed', async () => {
    const id = idOf(99);
    const showChart = (year: number) => {
      const url = files.at(`/chart?format=.svg&year=${year}`);
      notion.contents.set(deep, [{ id, type: 'image', content: { type: 'external', external: { url }, caption: [] } }]);
      notion.pages.set(deep, { title: `Chart of ${year}`, edited: `${year}-01-01T12:00:00.000Z` });
    };
    const chart = async () => {
      const [shown] = (await read('deeper-00000003')).blocks;
      const url = shown?.type === 'image' ? shown.file.url : '';
      return (await product.anonymous.send('GET', url, { headers: { accept: 'image/*' } })).text;
    };
    showChart(2024);
    minutes(6);
    await titles();
    await eventually('Chart of 2024');
    expect(await chart()).toContain('2024');
    showChart(2025);
    minutes(6);
    await titles();
    await eventually('Chart of 2025');
    expect(await chart()).toContain('2025');
  });

  it('is shown while Notion is down, and updated when it is back', async () => {
    await titles();
    notion.pages.set(root, { title: 'New handbook', edited: '2026-03-01T12:10:00.000Z' });
    notion.behaviour = 'broken off';
    minutes(6);
    notion.forget();
    expect(await titles()).toContain('Our handbook');
    await expect.poll(() => notion.requestedPaths.length).toBeGreaterThan(0);
    expect(await titles()).toContain('Our handbook');
    notion.behaviour = 'well';
    minutes(6);
    await eventually('New handbook');
  });
});

describe('before anything has been read', () => {
  beforeEach(start);

  const state = async () => {
    const { status, errors, headers } = await reader.call('GET /v1/wiki/pages/{id}', {
      params: { id: 'our-handbook-00000001' },
    });
    return { status, detail: errors[0]?.detail ?? '', wait: headers.get('retry-after') };
  };

  it.each([
    ['down', 'broken off' as const, /Notion cannot be reached/],
    ['refusing the token', 'refusing' as const, /check NOTION_TOKEN/],
  ])(
    'a service that is %s is reported in a sentence, and the shipped pages are shown',
    async (_name, mood, sentence) => {
      notion.behaviour = mood;
      const { status, detail, wait } = await state();
      expect([status, wait]).toEqual([503, '30']);
      expect(detail).toMatch(sentence);
      const asked = notion.requestedPaths.length;
      expect(asked).toBeGreaterThan(0);
      const { data, meta } = await list();
      expect([data[0]?.id, meta.complete]).toEqual(['first-steps', false]);
      expect((await read('first-steps')).title).toBe('First steps');
      // Notion is not called for a while.
      expect(notion.requestedPaths.length).toBe(asked);
      notion.behaviour = 'well';
      time += 31_000;
      expect(await titles()).toContain('Our handbook');
    },
  );

  it('a block without its content is left out, and the page is shown', async () => {
    notion.contents.set(guide, [block('video'), block('paragraph'), said('paragraph', 'Look for the pineapple.')]);
    expect(outline((await read('how-we-scan-00000002')).blocks)).toEqual(['unsupported', 'unsupported', 'paragraph']);
  });

  it('a page that Notion withholds is left out, and the others are shown', async () => {
    notion.pages.delete(deep);
    const { data, meta } = await list();
    expect(data.slice(0, 2).map(({ attributes }) => attributes.title)).toEqual(['Our handbook', 'How we scan']);
    expect(data.map(({ attributes }) => attributes.title)).not.toContain('Deeper');
    expect(meta.complete).toBe(true);
    expect((await read('how-we-scan-00000002')).blocks.map(({ type }) => type)).toEqual(['paragraph', 'unsupported']);
  });

  it('only the first caller waits for a slow service', async () => {
    notion.behaviour = 'silent';
    const first = state();
    await expect.poll(() => notion.requestedPaths.length).toBe(1);
    hand.fire(firstMs);
    expect(await first).toMatchObject({ status: 503, detail: expect.stringMatching(/still being read/) });
    expect((await state()).detail).toMatch(/still being read/);
    expect(notion.requestedPaths.length).toBe(1);
  });

  it('a service that asks to wait is asked again', async () => {
    notion.behaviour = { limited: 3 };
    expect(await titles()).toContain('Our handbook');
    expect(notion.behaviour).toEqual({ limited: 0 });
  });
});
