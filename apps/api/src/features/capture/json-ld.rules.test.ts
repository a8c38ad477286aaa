import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workFacts } from './json-ld.rules.ts';

const article = {
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: 'Bricks that store heat',
  description: 'A battery of clay.',
  author: { '@type': 'Person', name: 'Ada Example' },
  publisher: { '@type': 'Organization', name: 'The Scanner', logo: { url: 'https://example.org/logo.png' } },
  datePublished: '2026-01-14T09:30:00+01:00',
  image: 'https://example.org/brick.jpg',
};
const expected = {
  title: 'Bricks that store heat',
  description: 'A battery of clay.',
  authors: ['Ada Example'],
  publisher: 'The Scanner',
  published: '2026-01-14T09:30:00+01:00',
  image: 'https://example.org/brick.jpg',
};
const read = (...given: unknown[]) => workFacts(given.map((value) => JSON.stringify(value)));
const crumbs = { '@type': 'BreadcrumbList', name: 'Crumbs', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] };

describe('structured data', () => {
  it('is found alone, in a list, in a graph, inside a page, and among other objects', () => {
    expect(read(article)).toEqual(expected);
    expect(read([crumbs, article])).toEqual(expected);
    expect(read({ '@context': 'https://schema.org', '@graph': [crumbs, article] })).toEqual(expected);
    expect(read({ '@type': 'WebPage', name: 'The page', mainEntity: article })).toEqual(expected);
    expect(read(crumbs, article)).toEqual(expected);
  });

  it.each([
    'Article',
    'BlogPosting',
    'ReportageNewsArticle',
    'ScholarlyArticle',
    'https://schema.org/TechArticle',
    'schema:Report',
  ])('is read from a work of type %s', (type) => {
    expect(read({ ...article, '@type': type }).title).toBe(expected.title);
    expect(read({ ...article, '@type': ['Thing', type] }).title).toBe(expected.title);
  });

  it('of an article is preferred to that of the page around it', () => {
    expect(read({ '@graph': [{ '@type': 'WebPage', name: 'The page' }, article] }).title).toBe(expected.title);
    expect(read({ '@graph': [{ '@type': 'WebPage', name: 'The page' }] }).title).toBe('The page');
    expect(read(crumbs).title).toBeUndefined();
  });

  it('includes objects referenced elsewhere in the graph', () => {
    const graph = [
      { ...article, author: { '@id': '#ada' }, publisher: { '@id': '#us' }, image: { '@id': '#picture' } },
      { '@id': '#ada', '@type': 'Person', name: 'Ada Example' },
      { '@id': '#us', '@type': 'Organization', name: 'The Scanner' },
      { '@id': '#picture', '@type': 'ImageObject', url: 'https://example.org/brick.jpg' },
    ];
    expect(read({ '@graph': graph })).toEqual(expected);
    expect(read({ '@graph': [{ ...article, author: { '@id': '#nobody' } }] }).authors).toEqual([]);
  });

  it.each([
    ['a name', 'Ada Example', ['Ada Example']],
    ['names', ['Ada Example', 'Bo Sample'], ['Ada Example', 'Bo Sample']],
    ['people', [{ name: 'Ada Example' }, { name: ['Bo Sample'] }], ['Ada Example', 'Bo Sample']],
    ['nobody', { '@type': 'Person' }, []],
    ['a number', 7, []],
  ])('has the authors %s', (_, author, names) => expect(read({ ...article, author }).authors).toEqual(names));

  it.each([
    ['an object', { '@type': 'ImageObject', url: 'https://example.org/brick.jpg' }],
    ['a list', ['https://example.org/brick.jpg', 'https://example.org/other.jpg']],
    ['a list of objects', [{ contentUrl: 'https://example.org/brick.jpg' }]],
  ])('has the picture %s', (_, image) => expect(read({ ...article, image }).image).toBe(expected.image));

  it('is read despite common mistakes around and inside it', () => {
    const json = JSON.stringify(article);
    expect(workFacts([`\n<!-- ${json} -->\n`])).toEqual(expected);
    expect(workFacts([`//<![CDATA[\n${json}\n//]]>`])).toEqual(expected);
    expect(workFacts([`/*<![CDATA[*/ ${json}; /*]]>*/`])).toEqual(expected);
    expect(workFacts([json.replace('battery of', 'battery\nof')]).description).toBe('A battery of clay.');
    expect(workFacts(['{ broken', json])).toEqual(expected);
  });

  it('may be nested to any depth', () => {
    const nested = (before: string, after: string) => `${before.repeat(45_000)}"x"${after.repeat(45_000)}`;
    for (const [before, after] of [
      ['{"@value":', '}'],
      ['{"author":', '}'],
      ['{"@graph":[', ']}'],
      ['[', ']'],
    ] as const) {
      const deep = nested(before, after);
      const script = `{"@type":"Article","headline":${deep},"author":${deep},"image":${deep},"publisher":${deep}}`;
      expect(workFacts([script, JSON.stringify(article)])).toMatchObject({ title: undefined });
    }
  });

  it('may be anything without causing a failure', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(workFacts([deep, '{"@graph":null}', 'null', '7', '']).title).toBeUndefined();
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void read(value, { '@type': 'Article', author: value, image: value, headline: value }),
      ),
    );
  });
});
