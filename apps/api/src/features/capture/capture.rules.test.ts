import { limits } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptDetails, pageDetails, pdfDetails, plainDetails } from './capture.rules.ts';
import { readHtml } from './html-facts.ts';

const address = new URL('https://www.scanner.example/news/bricks?utm_source=mail');
const details = async (html: string, url = address) =>
  pageDetails(
    readHtml(html, () => false),
    url,
  );

const newspaper = `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">
<title>Bricks that store heat | The Scanner</title>
<link rel="canonical" href="https://www.scanner.example/news/bricks">
<meta name="description" content="The plain description.">
<meta property="og:title" content="Bricks that store heat">
<meta property="og:site_name" content="The Scanner">
<meta property="og:description" content="A battery of clay &amp; air.">
<meta property="og:image" content="/pictures/brick.jpg">
<meta property="article:published_time" content="2026-01-14T09:30:00+01:00">
<meta property="article:author" content="https://www.scanner.example/people/ada">
<meta name="twitter:title" content="For Twitter"><meta name="twitter:image" content="https://other.example/t.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"From the data",
"author":[{"@type":"Person","name":"Ada Example"},{"@type":"Person","name":"Bo Sample"}],
"publisher":{"@type":"Organization","name":"Scanner Media"},"datePublished":"2025-12-31","image":"https://x.example/ld.jpg"}</script>
</head><body><p>Home</p><h1>On the page</h1><p>The first paragraph of the article, which is long enough to be one.</p></body></html>`;

const blog = `<html><head><title>Why cities paint roofs white</title></head><body>
<header><p>A header paragraph that is long enough but says nothing about the article.</p></header>
<h1>Why cities paint roofs white</h1><p>By Ada</p>
<p>On a hot afternoon the roofs of the old town reach seventy degrees. A coat of lime brings them down by thirty.</p>
<p>Posted on <time datetime="2025-07-03">3 July</time> by <a rel="author" href="/ada">Ada Example</a></p></body></html>`;

describe('a page', () => {
  it('with every source of metadata is read from the one for sharing', async () => {
    expect(await details(newspaper)).toEqual({
      url: 'https://www.scanner.example/news/bricks',
      title: 'Bricks that store heat',
      description: 'A battery of clay & air.',
      site_name: 'The Scanner',
      author: 'Ada Example, Bo Sample',
      published_at: '2026-01-14T08:30:00.000Z',
      image_url: 'https://www.scanner.example/pictures/brick.jpg',
    });
  });

  it('without metadata for sharing is read from its visible content', async () => {
    expect(await details(blog, new URL('https://blog.example/roofs'))).toEqual({
      url: 'https://blog.example/roofs',
      title: 'Why cities paint roofs white',
      description: expect.stringMatching(/^On a hot afternoon .* by thirty\.$/),
      site_name: 'blog.example',
      author: 'Ada Example',
      published_at: '2025-07-03T10:00:00.000Z',
      image_url: null,
    });
  });

  /** Each source in order of priority. Together with all later ones, it is the one that is used. */
  const ladders: Record<
    string,
    [field: 'title' | 'description' | 'author' | 'published_at' | 'image_url', steps: [string, string][]]
  > = {
    title: [
      'title',
      [
        ['<meta property="og:title" content="Open Graph">', 'Open Graph'],
        ['<script type="application/ld+json">{"@type":"Article","headline":"Data"}</script>', 'Data'],
        ['<meta name="twitter:title" content="Twitter">', 'Twitter'],
        ['<meta name="citation_title" content="Library">', 'Library'],
        ['<title>Title</title>', 'Title'],
        ['<h1>Heading</h1>', 'Heading'],
        ['', 'bricks'],
      ],
    ],
    description: [
      'description',
      [
        ['<meta property="og:description" content="Open Graph">', 'Open Graph'],
        ['<script type="application/ld+json">{"@type":"Article","description":"Data"}</script>', 'Data'],
        ['<meta name="description" content="Plain">', 'Plain'],
        ['<meta name="twitter:description" content="Twitter">', 'Twitter'],
        [`<p>Too short.</p><p>${'A long paragraph. '.repeat(4)}</p>`, 'A long paragraph. '.repeat(4).trim()],
      ],
    ],
    author: [
      'author',
      [
        ['<script type="application/ld+json">{"@type":"Article","author":"Data"}</script>', 'Data'],
        ['<meta name="author" content="By Plain">', 'Plain'],
        ['<meta property="article:author" content="https://example.org/ada">', 'Library'],
        ['<meta name="citation_author" content="Library">', 'Library'],
        ['<span itemprop="author">Written</span>', 'Written'],
      ],
    ],
    date: [
      'published_at',
      [
        ['<meta property="article:published_time" content="2026-01-05T10:00:00Z">', '2026-01-05T10:00:00.000Z'],
        [
          '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-01-04T10:00:00+0200"}</script>',
          '2026-01-04T08:00:00.000Z',
        ],
        ['<meta name="citation_publication_date" content="2026/01/03">', '2026-01-03T10:00:00.000Z'],
        ['<meta name="date" content="Fri, 02 Jan 2026 10:00:00 GMT">', '2026-01-02T10:00:00.000Z'],
        ['<time datetime="not a date"></time><time>1. Januar 2026</time>', '2026-01-01T10:00:00.000Z'],
      ],
    ],
    picture: [
      'image_url',
      [
        ['<meta property="og:image" content="og.jpg">', 'https://www.scanner.example/news/og.jpg'],
        [
          '<script type="application/ld+json">{"@type":"Article","image":["//x.example/ld.jpg"]}</script>',
          'https://x.example/ld.jpg',
        ],
        ['<meta name="twitter:image" content="https://x.example/t.jpg">', 'https://x.example/t.jpg'],
        ['<link rel="image_src" href="/link.jpg">', 'https://www.scanner.example/link.jpg'],
      ],
    ],
  };

  it.each(Object.entries(ladders))('is asked for its %s at one place after another', async (_, [field, steps]) => {
    for (const [at, [, expected]] of steps.entries()) {
      const rest = steps.slice(at).map(([html]) => html);
      // The order on the page does not matter.
      for (const html of [rest.join(''), rest.toReversed().join('')]) {
        expect((await details(html))[field], html).toBe(expected);
      }
    }
  });

  it.each([
    ['Heat | The Scanner', 'The Scanner', 'Heat'],
    ['Heat – the scanner', 'The Scanner', 'Heat'],
    ['Heat | Another scanner', 'The Scanner', 'Heat | Another scanner'],
    ['Heat | The Scanner', '', 'Heat'],
    ['The Scanner', 'The Scanner', 'The Scanner'],
    ['Who reads the Scanner', 'the Scanner', 'Who reads the Scanner'],
  ])('called «%s» on the site «%s» has the title «%s»', async (title, site, expected) => {
    const name = site ? `<meta property="og:site_name" content="${site}">` : '';
    expect((await details(`<title>${title}</title>${name}`)).title).toBe(expected);
  });

  it('may be written in any script, with references that were escaped twice', async () => {
    for (const title of [
      'طوب يخزن الحرارة',
      'レンガに熱をためる',
      'Кирпичи хранят тепло',
      '🌅 Rising 👩‍🚀 heat',
      'Ça, c’est déjà là',
    ]) {
      expect((await details(`<meta property="og:title" content="  ${title}\n">`)).title).toBe(title);
    }
    expect((await details('<title>Heat &amp;amp; light &amp;#8211; &amp;lt;b&amp;gt;</title>')).title).toBe(
      'Heat & light – <b>',
    );
  });

  it('has a title longer than the limit of cards cut after a word', async () => {
    const { title } = await details(`<title>${'seven words about heat '.repeat(20)}</title>`);
    expect(title.length).toBeLessThanOrEqual(limits.titleLength);
    expect(title).toMatch(/^(seven words about heat )+.*\w…$/);
  });

  it.each([
    ['https://www.scanner.example/news/bricks', '/news/bricks'],
    ['https://scanner.example/elsewhere', '/elsewhere'],
    ['https://other.example/news/bricks', '/news/bricks?utm_source=mail'],
    ['https://www.scanner.example/', '/news/bricks?utm_source=mail'],
    ['javascript:alert(1)', '/news/bricks?utm_source=mail'],
    ['https://user:pass@www.scanner.example/news/bricks', '/news/bricks?utm_source=mail'],
    ['', '/news/bricks?utm_source=mail'],
  ])('that calls itself %s has the address %s', async (canonical, path) => {
    const { url } = await details(`<link rel="canonical" href="${canonical}">`);
    expect(new URL(url).pathname + new URL(url).search).toBe(path);
  });

  it('has no picture from an address that is not on the web', async () => {
    for (const image of [
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://user:pass@x.example/y.png',
      `https://x.example/${'y'.repeat(2100)}`,
    ]) {
      expect((await details(`<meta property="og:image" content="${image}">`)).image_url, image).toBeNull();
    }
  });

  it('never exceeds what can be stored', async () => {
    const anything = fc.string({ unit: 'binary', maxLength: 400 }).map((text) => text.replaceAll('"', ''));
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const found = await details(
          `<meta property="og:title" content="${text}"><meta name="description" content="${text}"><meta name="author" content="${text}">` +
            `<meta property="og:site_name" content="${text}"><meta property="og:image" content="${text}"><meta name="date" content="${text}">`,
        );
        expect(found.title).not.toBe('');
        for (const value of [found.title, found.description, found.author, found.site_name]) {
          expect(value ?? '').not.toMatch(/[\u0000-\u001f\u007f]|\p{Surrogate}/u);
        }
        expect(found.title.length).toBeLessThanOrEqual(limits.titleLength);
      }),
    );
  });
});

describe('a PDF', () => {
  const url = new URL('https://files.example/papers/cool-cities_2026.pdf');
  const facts = {
    title: null,
    author: null,
    created: null,
    lines: [
      { text: 'Working paper 7', size: 9 },
      { text: 'Cities that cool', size: 24 },
      { text: 'themselves', size: 24 },
      { text: 'Ada Example', size: 12 },
      { text: 'Shade is the oldest air conditioning.', size: 10 },
    ],
  };

  it('is titled by its properties', () => {
    const said = { ...facts, title: ' Cool  cities ', author: 'Ada Example', created: "D:20260114093000+01'00'" };
    expect(pdfDetails(said, url)).toMatchObject({
      url: url.href,
      title: 'Cool cities',
      author: 'Ada Example',
      published_at: '2026-01-14T10:00:00.000Z',
      site_name: 'files.example',
    });
  });

  it.each(['', 'Microsoft Word - final_v3.docx', 'untitled', 'paper.indd'])(
    'is titled by the largest letters at its top where its properties say %j',
    (title) => {
      expect(pdfDetails({ ...facts, title }, url)).toMatchObject({
        title: 'Cities that cool themselves',
        description: 'Working paper 7 Ada Example Shade is the oldest air conditioning.',
      });
    },
  );

  it('is titled after its file where nothing can be read', () => {
    expect(pdfDetails(undefined, url)).toEqual(plainDetails(url));
    expect(pdfDetails({ ...facts, lines: [] }, url).title).toBe('cool cities 2026');
    expect(pdfDetails({ ...facts, lines: [], created: 'D:99999999' }, url).published_at).toBeNull();
  });
});

describe('a page that could not be read', () => {
  it.each([
    ['https://www.a.example/news/bricks-that-store-heat.html?x=1', 'bricks that store heat'],
    ['https://www.a.example/news/42', 'a.example/news/42'],
    ['https://a.example/', 'a.example'],
  ])('%s is called %s', (url, title) => {
    expect(keptDetails(new URL(url)).title).toBe(title);
  });
});
