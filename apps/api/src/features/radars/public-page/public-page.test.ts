import { createHash } from 'node:crypto';
import { radarShapes } from '@foreglow/contract';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { hostileTexts, madeBlip, madeDump } from '#test/support/made-radar.ts';
import { markdownHtml } from './markdown-html.rules.ts';
import type { PageOptions } from './page.types.ts';
import { publicPage, publicPageHeaders } from './public-page.ts';
import { PageTexts } from './texts.ts';
import { unavailablePage, unavailablePageHeaders } from './unavailable-page.ts';

const options = (given: Partial<PageOptions> = {}): PageOptions => ({
  texts: PageTexts.in(Languages.builtIn, 'en'),
  prose: markdownHtml,
  theme: null,
  canonical: 'https://radar.example.org/radar/key',
  preview: 'https://radar.example.org/radar/key/preview.png',
  files: [{ format: 'csv', address: '/radar/key/file?format=csv' }],
  editions: null,
  legal: [],
  indexable: false,
  embeddable: false,
  offline: false,
  ...given,
});

const themes = await Themes.read();

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a page, and its visible texts. */
function read(page: string): { elements: Element[]; text: string } {
  const elements: Element[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.push({ name, attributes });
      open.push(name);
    },
    onclosetag: () => open.pop(),
    ontext: (part) => {
      if (!['style', 'script'].includes(open.at(-1) ?? '')) text += part;
    },
  });
  parser.end(page);
  return { elements, text };
}

/** The whole text of a page. */
const pageOf = (...given: Parameters<typeof publicPage>) => [...publicPage(...given)].join('');

const hashes = (page: string, tag: 'style' | 'script') =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const full = (text: string) =>
  madeDump(
    {
      title: text,
      challenge: `${text} `,
      description: text,
      domains: [text, 'Energy'],
      rings: [text, 'Next'],
      impacts: [text],
      workspace: text,
      previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' },
      gone: [{ id: 'gone', label: text, domain: text, ring: text, impact: 2 }],
      blips: [
        madeBlip({
          id: 'one',
          label: text,
          domain: text,
          ring: text,
          rationale: text,
          impacts: [text],
          tags: [{ name: text, color: 'teal' }],
          movement: 'in',
          before: { domain: 'Energy', ring: text, impact: 1 },
          trend: { title: text, text, source_url: text },
          cards: [{ title: text, text, source_url: `javascript:${text}` }],
        }),
      ],
    },
    text,
  );

describe('a public page', () => {
  it.each(hostileTexts)('shows %j as text, wherever it occurs', (text) => {
    const plain = read(pageOf(full('Plain'), options()));
    const hostile = read(pageOf(full(text), options()));
    const names = ({ elements }: ReturnType<typeof read>) =>
      elements.map(({ name }) => name).filter((name) => name !== 'tspan');
    const missing = names(plain).filter((name) => !names(hostile).includes(name));
    expect(missing.filter((name) => name !== 'h2')).toEqual([]);
    expect(names(hostile).filter((name) => name === 'script')).toHaveLength(1);
    // The logo.
    expect(names(hostile).filter((name) => name === 'img')).toHaveLength(1);
    const attributes = hostile.elements.flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(hostile.text).toContain(text);
  });

  it('links only to web addresses', () => {
    const dump = madeDump({
      description:
        '[a](javascript:alert(1)) [b](https://example.org/b) [c](data:text/html,x) ![d](https://example.org/d.png)',
      blips: [
        madeBlip({
          id: 'one',
          cards: [
            { title: 'A', text: null, source_url: 'https://example.org/a' },
            { title: 'B', text: null, source_url: 'javascript:alert(1)' },
            { title: 'C', text: null, source_url: 'file:///etc/passwd' },
          ],
        }),
      ],
    });
    const { elements } = read(pageOf(dump, options({ files: [] })));
    const addresses = elements.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.href ?? ''] : []));
    expect(addresses.filter((address) => !address.startsWith('#')).sort()).toEqual([
      'https://example.org/a',
      'https://example.org/b',
    ]);
    const pictures = elements.filter(({ name }) => name === 'img').map(({ attributes }) => attributes.src ?? '');
    expect(pictures.map((address) => address.slice(0, 19))).toEqual(['data:image/svg+xml,']);
  });

  it('lists every blip with its details, also those of groups, and each view leads to all of them', () => {
    const blips = Array.from({ length: 300 }, (_, index) => madeBlip({ id: `b${index}` }));
    const dump = madeDump({ blips });
    expect(radarShapes.every((shape) => dump.layouts[shape].groups.length > 0)).toBe(true);
    const { elements } = read(pageOf(dump, options()));
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const articles = new Set(elements.flatMap(({ name, attributes }) => (name === 'article' ? [attributes.id] : [])));
    const links = elements.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.href ?? ''] : []));
    for (const { id } of blips) {
      expect(articles).toContain(`blip-${id}`);
      // In the list, and in each view or in a group of it.
      expect(links.filter((address) => address === `#blip-${id}`).length).toBeGreaterThanOrEqual(3);
    }
    const inside = links.filter((address) => address.startsWith('#')).map((address) => address.slice(1));
    expect(inside.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('names sectors and rings in larger letters where the picture is smaller, and leaves the question out of a narrow one', () => {
    const page = pageOf(madeDump({ challenge: 'Whither?', domains: ['Fjords', 'Energy'], blips: [] }), options());
    const sizesIn = (group: string) =>
      [...page.matchAll(new RegExp(`<g class="${group}"><g><defs>(.*?)</g></g>`, 'gs'))].map(([, names = '']) => ({
        sector: Number(/font-size="([\d.]+)"[^>]*><textPath[^>]*>Fjords/.exec(names)?.[1]),
        question: names.includes('Whither?'),
      }));
    expect(sizesIn('radar-names-wide')).toEqual(radarShapes.map(() => ({ sector: 40, question: true })));
    expect(sizesIn('radar-names-medium')).toEqual(radarShapes.map(() => ({ sector: 50, question: true })));
    expect(sizesIn('radar-names-narrow')).toEqual(radarShapes.map(() => ({ sector: 80, question: false })));
  });

  it('is the same for the same radar, in either language', () => {
    for (const locale of ['en', 'de'] as const) {
      const page = pageOf(full('Plain'), options({ texts: PageTexts.in(Languages.builtIn, locale) }));
      expect(pageOf(full('Plain'), options({ texts: PageTexts.in(Languages.builtIn, locale) }))).toBe(page);
      expect(page).toContain(`<html lang="${locale}" data-theme="night">`);
      expect(page).not.toMatch(/\bundefined\b|\[object/);
    }
  });

  it('has one style and one script, and its headers allow no others', () => {
    const page = pageOf(madeDump(), options());
    const policy = publicPageHeaders({ embeddable: false, indexable: false })['content-security-policy'];
    expect(hashes(page, 'style')).toHaveLength(1);
    expect(hashes(page, 'script')).toHaveLength(1);
    expect(policy).toContain(`style-src ${hashes(page, 'style')[0]};`);
    expect(policy).toContain(`script-src ${hashes(page, 'script')[0]};`);
    expect(policy).toContain("default-src 'none'");
    expect(page).not.toMatch(/ style="/);
  });

  it('can be framed and listed only by choice', () => {
    const closed = publicPageHeaders({ embeddable: false, indexable: false });
    const open = publicPageHeaders({ embeddable: true, indexable: true });
    expect(closed['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(closed['x-robots-tag']).toBe('noindex');
    expect(open['content-security-policy']).toContain('frame-ancestors *');
    expect(open).not.toHaveProperty('x-robots-tag');
    const robots = '<meta name="robots" content="noindex">';
    expect(pageOf(madeDump(), options())).toContain(robots);
    expect(pageOf(madeDump(), options({ indexable: true }))).not.toContain(robots);
  });

  it('describes itself by full addresses to sites that show links', () => {
    const page = pageOf(madeDump({ signal_count: 187 }), options());
    expect(page).toContain('<meta property="og:image" content="https://radar.example.org/radar/key/preview.png">');
    expect(page).toContain('<link rel="canonical" href="https://radar.example.org/radar/key">');
    expect(page).toContain('content="2 changes in two sectors, from 187 signals. Nearer the sun is nearer in time."');
  });

  it('names rings that do not stand for periods of time', () => {
    const dump = madeDump({ rings: ['Adopt', 'Trial'], blips: [] });
    expect(pageOf(dump, options())).toContain('From the sun outwards: Adopt and Trial.');
  });

  it('describes in sentences what changed since the previous version', () => {
    const dump = madeDump({
      previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' },
      gone: [{ id: 'ice', label: 'Ice roads', domain: 'Work', ring: 'Later', impact: 2 }],
      blips: [
        madeBlip({ id: 'one', movement: 'new' }),
        madeBlip({ id: 'two', movement: 'in', before: { domain: 'Energy', ring: 'Later', impact: 5 } }),
      ],
    });
    const { text } = read(pageOf(dump, options()));
    for (const sentence of [
      'New since edition 2',
      'Moved nearer, from Later in edition 2',
      'What changed since edition 2 1 new · 1 nearer · 1 gone',
      'Edition 2 was published on 12 April 2026.',
      'It was in Energy before.',
      'Impact 3 of 5, it was 5.',
      'Ice roads',
      '▲ nearer',
      'where it came from',
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toContain('▼');
    expect(read(pageOf(madeDump(), options())).text).not.toContain('where it came from');
  });

  it('lists what changed between the picture and the list, and says when it is the first edition', () => {
    const changed = pageOf(
      madeDump({
        previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' },
        blips: [
          madeBlip({ id: 'one', movement: 'unchanged', before: { domain: 'Energy', ring: 'Now', impact: 3 } }),
          madeBlip({ id: 'two', movement: 'unchanged', before: { domain: 'Work', ring: 'Now', impact: 3 } }),
        ],
      }),
      options(),
    );
    expect(changed.indexOf('id="picture"')).toBeLessThan(changed.indexOf('id="changes"'));
    expect(changed.indexOf('id="changes"')).toBeLessThan(changed.indexOf('id="list"'));
    expect(read(changed).text).toContain('Other sector or impact · 1');
    expect(read(changed).text).not.toContain('Nothing has changed.');
    const same = madeDump({ previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' } });
    expect(read(pageOf(same, options())).text).toContain('Nothing has changed.');
    const first = read(pageOf(madeDump(), options())).text;
    expect(first).toContain('This is the first edition.');
    expect(first).not.toContain('Nothing has changed.');
  });

  it('folds a group of many changes', () => {
    const many = (count: number) =>
      pageOf(
        madeDump({
          previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' },
          blips: Array.from({ length: count }, (_, at) => madeBlip({ id: `b${at}`, movement: 'new' })),
        }),
        options(),
      );
    expect(many(12)).toContain('<details open><summary><h3>New · 12');
    expect(many(13)).toContain('<details><summary><h3>New · 13');
  });

  it('says when there is a newer edition, and leads out of a frame to pages that refuse one', () => {
    const edition = (number: number, embeddable: boolean) => ({
      number,
      created_at: '2026-11-12T09:00:00.000Z',
      note: `Note <${number}>`,
      address: `/radar/own-${number}`,
      embeddable,
    });
    const open = [edition(4, false), edition(3, true)];
    const links = (given: Partial<PageOptions>) =>
      read(pageOf(madeDump(), options({ files: [], ...given }))).elements.flatMap(({ name, attributes }) =>
        name === 'a' && attributes.href?.startsWith('/') ? [[attributes.href, attributes.target]] : [],
      );
    expect(links({ editions: { lasting: '/radar/lasting', open }, embeddable: true })).toEqual([
      ['/radar/lasting', '_blank'],
      ['/radar/lasting', '_blank'],
      ['/radar/own-4', '_blank'],
      ['/radar/own-3', undefined],
    ]);
    expect(links({ editions: { lasting: null, open: open.slice(1) } })).toEqual([['/radar/own-3', undefined]]);
    const text = (editions: PageOptions['editions']) => read(pageOf(madeDump(), options({ editions }))).text;
    expect(text({ lasting: '/radar/lasting', open })).toContain('There is a newer edition: edition 4');
    expect(text({ lasting: '/radar/lasting', open })).toContain('Note <4>');
    expect(text({ lasting: '/radar/lasting', open: open.slice(1) })).not.toContain('newer edition:');
  });

  it('has the logo and the name of the organisation, and its legal texts', () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const base = themes.find('default');
    const siteTheme = {
      ...base,
      name: 'Coast & Sea',
      pictures: { mark: { address: '/themes/coast/mark-1.svg', type: 'image/svg+xml', bytes } },
    };
    const legal = [
      { page: 'imprint', address: '/imprint' },
      { page: 'privacy-policy', address: '/privacy-policy' },
    ] as const;
    const page = pageOf(madeDump(), options({ siteTheme, legal }));
    expect(page).toContain('<img src="/themes/coast/mark-1.svg" alt=""');
    expect(page).toContain('<span>Coast &amp; Sea</span>');
    expect(page).toContain('<a href="/imprint">Imprint</a>');
    expect(page).toContain('<a href="/privacy-policy">Privacy policy</a>');
    const saved = pageOf(madeDump(), options({ siteTheme, offline: true }));
    expect(saved).toContain(`<img src="data:image/svg+xml;base64,${bytes.toString('base64')}"`);
  });
});

describe('a page that works without a server', () => {
  const page = pageOf(full('Ærøskøbing'), options({ offline: true, files: [] }));

  it('loads nothing', () => {
    const { elements } = read(page);
    const loaded = elements.flatMap(({ name, attributes }) =>
      name === 'a' ? [] : [attributes.src, attributes.href, attributes.content].filter((value) => value !== undefined),
    );
    expect(loaded.filter((value) => /^(https?:|\/|\.)/.test(value))).toEqual([]);
    const shown = page.replaceAll(/<a [^>]*>|http:\/\/www\.w3\.org\/2000\/svg/g, '');
    expect(shown.match(/https?:\/\/.{0,40}|url\((?!data:|#|%23).{0,40}/g)).toBeNull();
  });

  it('embeds the policy before anything that it applies to', () => {
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/
      .exec(page)?.[1]
      ?.replaceAll('&#39;', "'");
    expect(policy).toContain(`style-src ${hashes(page, 'style')[0]};`);
    expect(policy).toContain(`script-src ${hashes(page, 'script')[0]};`);
    expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<style>'));
  });

  it('embeds the fonts that its letters need, and no others', () => {
    const fonts = (text: string) =>
      pageOf(full(text), options({ offline: true })).split('data:font/woff2;base64,').length - 1;
    expect(fonts('Plain')).toBe(5);
    expect(fonts('Ærøskøbing')).toBe(10);
  });

  it('embeds each weight of upright titles and texts once, and one file for all weights of the others', () => {
    const faces = pageOf(full('Plain'), options({ offline: true })).matchAll(
      /font-family:'(\w+) Variable';font-style:(\w+);font-weight:([\d ]+);/g,
    );
    expect([...faces].map(([, ...face]) => face.join(' '))).toEqual([
      'Newsreader normal 400',
      'Newsreader normal 500',
      'Newsreader normal 600 700',
      'Newsreader italic 400 700',
      'Inter normal 400 700',
    ]);
  });
});

describe('a page for an unavailable radar', () => {
  it.each(['unknown', 'ended', 'away'] as const)('has no script and allows none: %s', (reason) => {
    for (const locale of ['en', 'de'] as const) {
      const page = unavailablePage(reason, PageTexts.in(Languages.builtIn, locale));
      expect(page).not.toContain('<script');
      expect(unavailablePageHeaders()['content-security-policy']).toContain(`style-src ${hashes(page, 'style')[0]};`);
      expect(unavailablePageHeaders()['content-security-policy']).toContain("script-src 'none'");
      expect(unavailablePageHeaders()['x-robots-tag']).toBe('noindex');
    }
  });
});
