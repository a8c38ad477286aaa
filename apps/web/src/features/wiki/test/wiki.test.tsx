import type { RichText, WikiBlock } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const plain = { bold: false, italic: false, underline: false, strikethrough: false, code: false, color: 'default' };
const text = (content: string, annotations: object = {}, href?: string): RichText => [
  { type: 'text', plain_text: content, text: { content }, href, annotations: { ...plain, ...annotations } },
];
let blocks = 0;
const said = (
  type: 'paragraph' | 'toggle' | 'callout' | 'quote' | 'bulleted_list_item' | 'numbered_list_item',
  words: string,
  children?: WikiBlock[],
): WikiBlock => {
  blocks += 1;
  return { id: `b${blocks}`, type, rich_text: text(words), children };
};
const heading = (words: string, anchor: string, type: 'heading_1' | 'heading_2' | 'heading_3' = 'heading_2') =>
  ({ id: anchor, type, rich_text: text(words), anchor }) as const;

const everyBlock: WikiBlock[] = [
  {
    id: 'marked',
    type: 'paragraph',
    rich_text: [
      ...text('everything', { bold: true, italic: true, underline: true, strikethrough: true, code: true }),
      ...text('red', { color: 'red' }),
      ...text('plain'),
      ...text('odd', { color: 'ultraviolet' }),
      ...text('away', {}, 'https://example.org/a'),
      ...text('write', {}, 'mailto:help@example.org'),
      ...text('call', {}, 'tel:+49123'),
      ...text('profile', {}, '/profile'),
      ...text('harmful', {}, 'javascript:alert(1)'),
      { type: 'mention', plain_text: 'Version 1.20', href: '/wiki/v1.20', annotations: plain },
    ],
  },
  heading('First', 'first', 'heading_1'),
  heading('Second', 'second'),
  heading('Third', 'third', 'heading_3'),
  { id: 'line', type: 'divider' },
  said('toggle', 'Open me', [said('paragraph', 'Hidden words')]),
  said('callout', 'Mind this', [said('paragraph', 'because')]),
  said('quote', 'Somebody said'),
  said('bulleted_list_item', 'one', [said('numbered_list_item', 'inner')]),
  said('bulleted_list_item', 'two'),
  said('numbered_list_item', 'three'),
  {
    id: 'columns',
    type: 'column_list',
    children: [
      { id: 'left', type: 'column', width_ratio: 0.25, children: [said('paragraph', 'Left words')] },
      { id: 'right', type: 'column', width_ratio: 0.75, children: [said('paragraph', 'Right words')] },
    ],
  },
  { id: 'image', type: 'image', caption: text('A caption'), file: { url: '/nothing.png' } },
  { id: 'talk', type: 'video', video: { type: 'external', url: 'https://youtu.be/dQw4w9WgXcQ', caption: [] } },
  {
    id: 'film',
    type: 'video',
    video: { type: 'file', url: 'https://example.invalid/film.mp4', caption: text('A film') },
  },
  { id: 'child', type: 'child_page_link', link: '/wiki/tags', title: 'Tags', icon: '🏷️' },
  { id: 'other', type: 'link_to_page', link: '/wiki/v1.20', title: 'News' },
  { id: 'table', type: 'unsupported', unsupported_type: 'table' },
];

const listed = (slug: string, name: string, parent: string | null = null) => ({
  type: 'wiki-pages' as const,
  id: slug,
  attributes: { slug, title: name, icon: null, parent },
});
const pages = [listed('start', 'Start here'), listed('tags', 'Tags', 'start'), listed('v1.20', 'Version 1.20')];
const name = (at: number) => {
  const found = pages[at]?.attributes;
  return found ? { slug: found.slug, title: found.title, icon: null } : null;
};

beforeEach(() => {
  server
    .on('GET /v1/wiki/pages', () => ({ data: pages, meta: { complete: true } }))
    .on('GET /v1/wiki/pages/{id}', ({ params: { id } }) => {
      const at = pages.findIndex((one) => one.id === id);
      const found = pages[at];
      if (!found) return failure('not_found');
      const shown = id === 'start' ? everyBlock : [said('paragraph', `All about ${id}`), heading('Merging', 'merging')];
      const headings = id === 'start' ? ['first', 'second', 'third'] : ['merging'];
      return {
        data: {
          ...found,
          attributes: {
            ...found.attributes,
            language: 'en' as const,
            above: found.attributes.parent ? [{ slug: 'start', title: 'Start here', icon: null }] : [],
            blocks: shown,
            headings: headings.map((anchor, level) => ({ anchor, level: level + 1, text: anchor })),
            previous: name(at - 1),
            next: name(at + 1),
          },
        },
      };
    });
});

const nav = () => page.getByRole('navigation', { name: 'Pages', exact: true });
const article = () => page.getByRole('article');
const one = (selector: string) => article().element().querySelector(selector);

test('without a slug the first page is shown, next to the list of pages', async () => {
  await open('/wiki');
  await expect.element(title()).toHaveTextContent('Start here');
  await expect.poll(() => document.title).toBe('Start here · Help Center · Foreglow');
  await expect.element(nav().getByRole('link', { name: 'Start here' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Help Center' })).toHaveAttribute('data-status', 'active');
  await nav().getByRole('link', { name: 'Version 1.20' }).click();
  await expect.element(title()).toHaveTextContent('Version 1.20');
  expect(address()).toBe('/wiki/v1.20');
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /Tags/ }).click();
  await expect.element(title()).toHaveTextContent('Tags');
});

test('every type of block is shown', async () => {
  await open('/wiki/start');
  await expect.element(title()).toBeVisible();
  const found = (selector: string) => one(selector)?.textContent;
  expect(found('u s em strong code')).toBe('everything');
  expect(found('[data-color="red"]')).toBe('red');
  expect(one('[data-color="default"]')).toBe(null);
  expect(['#first', '#second', '#third'].map((id) => one(id)?.tagName)).toEqual(['H2', 'H3', 'H4']);
  expect(one('hr')).not.toBe(null);
  expect(found('[role=note]')).toBe('Mind thisbecause');
  expect(one('[role=note] svg')).not.toBe(null);
  expect(found('blockquote')).toBe('Somebody said');
  expect(
    [...article().element().querySelectorAll('ul, ol')].map((list) => `${list.tagName}${list.children.length}`),
  ).toEqual(['UL2', 'OL1', 'OL1']);
  const columns = page.getByText('Left words').element().closest<HTMLElement>('[style]');
  expect(columns?.style.getPropertyValue('--columns')).toBe('minmax(0, 0.5fr) minmax(0, 1.5fr)');
  const frame = one('iframe');
  expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(frame?.getAttribute('title')).toBe('Video on YouTube');
  const { width = 0, height = 1 } = frame?.getBoundingClientRect() ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(width).toBeCloseTo(one('figure')?.getBoundingClientRect().width ?? 0, 0);
  expect(one('video')?.hasAttribute('controls')).toBe(true);
  await expect.element(page.getByText('The picture “A caption” could not be loaded.')).toBeInTheDocument();
  await expect.element(article().getByRole('link', { name: 'Tags' }).first()).toHaveAttribute('href', '/wiki/tags');
  await expect.element(page.getByText('Unsupported block type: table')).toBeVisible();
  await expect.element(page.getByText('Hidden words')).not.toBeVisible();
  await page.getByText('Open me').click();
  await expect.element(page.getByText('Hidden words')).toBeVisible();
});

test('links open the web in a new tab, a program, a screen of the product, or nothing', async () => {
  await open('/wiki/start');
  const link = (words: string) => article().getByRole('link', { name: words, exact: true });
  await expect.element(link('away')).toHaveAttribute('target', '_blank');
  await expect.element(link('away')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link('write')).toHaveAttribute('href', 'mailto:help@example.org');
  expect(link('call').element().hasAttribute('target')).toBe(false);
  expect(link('harmful').elements()).toEqual([]);
  await link('Version 1.20').click();
  await expect.poll(address).toBe('/wiki/v1.20');
});

test('an address with an anchor shows its heading, and headings have links', async () => {
  await open('/wiki/tags#merging');
  await expect.poll(() => document.activeElement?.id).toBe('merging');
  await open('/wiki/start');
  await page.viewport(1600, 700);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'third' }).click();
  await expect.poll(() => location.hash).toBe('#third');
  await expect.poll(() => document.activeElement?.id).toBe('third');
  await expect.element(contents.getByRole('link', { name: 'third' })).toHaveAttribute('aria-current', 'location');
  // The other headings directly follow it.
  await contents.getByRole('link', { name: 'first' }).click();
  await expect.element(contents.getByRole('link', { name: 'first' })).toHaveAttribute('aria-current', 'location');
});

test('the search shows results as the user types, also by keyboard', async () => {
  server.on('GET /v1/wiki/search', ({ query }) => ({
    data:
      query.get('filter[search]') === 'nothing'
        ? []
        : [
            {
              type: 'wiki-hits' as const,
              id: 'tags#merging',
              attributes: {
                slug: 'tags',
                title: 'Tags',
                icon: null,
                heading: 'Merging',
                anchor: 'merging',
                excerpt: 'Merge two tags.',
              },
            },
            {
              type: 'wiki-hits' as const,
              id: 'v1.20',
              attributes: {
                slug: 'v1.20',
                title: 'Version 1.20',
                icon: null,
                heading: null,
                anchor: null,
                excerpt: '',
              },
            },
          ],
  }));
  await open('/wiki/start');
  await expect.element(title()).toBeVisible();
  await userEvent.keyboard('/merg tag');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect.element(results.getByText('2 places found')).toBeVisible();
  const marks = () => [...results.element().querySelectorAll('mark')].map((mark) => mark.textContent);
  await expect.poll(marks).toEqual(['Tag', 'Merg', 'Merg', 'tag']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Version 1.20');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => location.pathname + location.hash).toBe('/wiki/tags#merging');
  await expect.element(nav()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('nothing');
  await expect.element(page.getByText('Nothing found for “nothing”.')).toBeVisible();
});

test('an unknown page says so and keeps the navigation', async () => {
  await open('/wiki/no-such-page');
  await expect.element(title()).toHaveTextContent('There is no such help page');
  await expect.element(nav().getByRole('link', { name: 'Tags' })).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect.element(title()).toHaveTextContent('Start here');
});

test('a page that fails offers a retry, and missing pages are reported', async () => {
  server.on('GET /v1/wiki/pages/{id}', () => failure('unavailable', 'Notion cannot be reached right now.'));
  server.on('GET /v1/wiki/pages', () => ({ data: pages, meta: { complete: false } }));
  await open('/wiki/from-notion');
  await expect.element(page.getByText(/^Notion cannot be reached right now/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText(/Some pages cannot be read right now/)).toBeVisible();
});

test('a wiki without pages says so', async () => {
  server.on('GET /v1/wiki/pages', () => ({ data: [], meta: { complete: true } }));
  await open('/wiki');
  await expect.element(title()).toHaveTextContent('No help pages yet');
});

test('on a phone the list of pages opens on demand, and nothing is cut off', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/wiki/start');
  await expect.element(title()).toBeVisible();
  expect(pixelsOverTheEdge()).toBe(0);
  expect(nav().elements()).toEqual([]);
  await page.getByText('All pages').click();
  await nav().getByRole('link', { name: 'Tags' }).click();
  await expect.element(title()).toHaveTextContent('Tags');
});

test('the rail and the list of shortcuts open the help of the current screen', async () => {
  const screens = [listed('administration', 'Administration'), listed('first-steps', 'First steps')];
  server.on('GET /v1/wiki/pages', () => ({ data: [...pages, ...screens], meta: { complete: true } }));
  await open('/create');
  await page.getByRole('link', { name: 'Help Center' }).click();
  await expect.poll(address).toBe('/wiki/first-steps');
  // From a help page the link opens the first page.
  await page.getByRole('link', { name: 'Help Center' }).click();
  await expect.poll(address).toBe('/wiki');
  await expect.element(title()).toHaveTextContent('Start here');

  await open('/create');
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveFocus();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('link', { name: 'Help for this screen' }).click();
  await expect.poll(address).toBe('/wiki/first-steps');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('if the page of a screen is missing, the first page is its help', async () => {
  await open('/create');
  await page.getByRole('link', { name: 'Help Center' }).click();
  await expect.element(title()).toHaveTextContent('Start here');
  expect(address()).toBe('/wiki');
});
