import { svgText } from '@foreglow/pictures/drawing/svg';
import { describe, expect, it } from 'vitest';
import { SvgDrawer } from '#platform/images/svg-drawer.ts';
import { Languages } from '#platform/languages/languages.ts';
import { hostileTexts, madeBlip, madeDump } from '#test/support/made-radar.ts';
import { hostileNames, xmlFault } from '#test/support/xml.ts';
import { Html } from '../public-page/html.ts';
import { publicPage } from '../public-page/public-page.ts';
import { PageTexts } from '../public-page/texts.ts';
import { drawPreview } from './preview.rules.ts';
import { radarCsv } from './radar-csv.rules.ts';
import { radarJson } from './radar-json.rules.ts';
import { radarPng, radarPreview, radarSvg } from './radar-pictures.ts';

const options = { shape: 'half', theme: 'light', texts: PageTexts.in(Languages.builtIn, 'en') } as const;

const textOf = (pieces: Iterable<string>) => [...pieces].join('');

/** The size of a PNG. */
const sizeOf = (png: Buffer) => ({
  type: png.toString('latin1', 1, 4),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

describe('a radar as CSV', () => {
  it('has the columns of the common format first, and a row for each blip by its number', () => {
    const dump = madeDump({
      blips: [
        madeBlip({ id: 'two', label: 'Heat', domain: 'Energy', ring: 'Later', movement: 'in', impact: 5 }),
        madeBlip({
          id: 'one',
          label: 'Care, "block"',
          movement: 'new',
          rationale: 'Why',
          impacts: ['Housing', 'Jobs'],
          tags: [{ name: 'Social; care', color: 'rose' }],
          direction: 'rising',
          trend: { title: 'Grids', text: null, source_url: null },
        }),
      ],
    });
    expect(textOf(radarCsv(dump)).split('\r\n')).toEqual([
      '\ufeffname,ring,quadrant,isNew,status,description,number,impact,impacts,direction,tags,trend,cards,position',
      '"Care, ""block""",Now,Work,TRUE,new,Why,1,3,"Housing; Jobs",rising,"""Social; care""",Grids,,0.5',
      'Heat,Later,Energy,FALSE,moved in,,2,5,,,,,,0.5',
      '',
    ]);
  });

  it('has no cell that is interpreted as a formula', () => {
    const csv = textOf(
      radarCsv(madeDump({ blips: [madeBlip({ id: 'one', label: '=1+1', rationale: '- one\n- two' })] })),
    );
    expect(csv).toContain(`\r\n'=1+1,Now,Work,FALSE,,"'- one\n'- two",`);
  });
});

describe('a radar as JSON', () => {
  it('contains what its page shows', () => {
    const dump = madeDump({}, 'A note');
    const read = JSON.parse(textOf(radarJson(dump)));
    expect(read).toEqual({
      number: 3,
      note: 'A note',
      created_at: dump.created_at,
      ...dump.content,
      layouts: dump.layouts,
    });
  });

  it.each([0, 3, 300])('of %i blips is indented as if it were written at once', (count) => {
    const cards = Array.from({ length: count }, (_, at) => ({ title: `A\n"${at}"`, text: null, source_url: null }));
    const blips = Array.from({ length: count }, (_, at) => madeBlip({ id: `b${at}`, cards: at === 1 ? cards : [] }));
    const { number, note, created_at, content, layouts } = madeDump({ blips, description: 'One\n  two' });
    const atOnce = JSON.stringify({ number, note, created_at, ...content, layouts }, null, 2);
    expect(textOf(radarJson({ number, note, created_at, content, layouts }))).toBe(`${atOnce}\n`);
  });
});

describe('the text of a large radar', () => {
  const blips = Array.from({ length: 300 }, (_, at) => madeBlip({ id: `b${at}`, movement: 'in' }));
  const dump = madeDump({ blips, previous: { number: 2, created_at: '2026-04-12T09:00:00.000Z' } });
  const page = (offline: boolean) =>
    publicPage(dump, {
      texts: options.texts,
      prose: () => new Html(''),
      theme: null,
      canonical: null,
      preview: null,
      files: [],
      editions: null,
      legal: [],
      indexable: false,
      embeddable: false,
      offline,
    });

  it.each([
    ['page', () => page(false)],
    ['page without a server', () => page(true)],
    ['SVG', () => radarSvg(dump, options)],
    ['CSV', () => radarCsv(dump)],
    ['JSON', () => radarJson(dump)],
  ] as const)('is written with a pause at each blip: %s', (_, pieces) => {
    expect([...pieces()].length).toBeGreaterThanOrEqual(blips.length);
  });
});

describe('a radar as a picture', () => {
  it.each(hostileTexts)('has %j as text in its SVG', (text) => {
    const svg = textOf(
      radarSvg(
        madeDump({
          title: text,
          challenge: text,
          domains: [text, 'Energy'],
          workspace: text,
          blips: [madeBlip({ id: 'one', domain: text, label: text })],
        }),
        options,
      ),
    );
    expect(svg).not.toMatch(/<(script|img|b)\b|\son\w+="/);
    expect(svg.match(/<style>/g)).toHaveLength(1);
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\/|url\((?!data:|#)/);
  });

  it('is well-formed XML, whatever the names, in both views and as a link preview', () => {
    const name = hostileNames.join(' ');
    const blips = hostileNames.map((label, at) => madeBlip({ id: `b${at}`, label, domain: name, ring: name }));
    const named = { title: name, challenge: name, workspace: name, domains: [name, 'Energy'], rings: [name, 'Later'] };
    const dump = madeDump({ ...named, blips });
    for (const shape of ['half', 'full'] as const) {
      expect(xmlFault(textOf(radarSvg(dump, { ...options, shape })))).toBeUndefined();
    }
    expect(xmlFault(svgText(drawPreview(dump, options.texts, undefined).node))).toBeUndefined();
  });

  it('labels every blip next to its number, also those of groups', () => {
    const blips = Array.from({ length: 200 }, (_, index) => madeBlip({ id: `b${index}`, label: `Change ${index}.` }));
    const dump = madeDump({ blips });
    expect(dump.layouts.half.groups.length).toBeGreaterThan(0);
    const svg = textOf(radarSvg(dump, options));
    for (const { label } of blips) expect(svg).toContain(`>${label}</text>`);
  });

  it('breaks a label that is longer than its column, and cuts only what does not fit into two lines', () => {
    const label = 'The working day moves to the edges of the day';
    const domains = ['Work', 'Energy', 'Care', 'Homes', 'Streets', 'Data'];
    const svgOf = (text: string) =>
      textOf(radarSvg(madeDump({ domains, blips: [madeBlip({ id: 'one', label: text, domain: 'Work' })] }), options));
    const linesIn = (svg: string) =>
      [...svg.matchAll(/<text[^>]*font-size="13.5"[^>]*>([^<]{4,})<\/text>/g)].map(([, text]) => text);
    expect(linesIn(svgOf(label)).join(' ')).toBe(label);
    const [first, second, ...others] = linesIn(svgOf(`${label} `.repeat(4)));
    expect(first && label.startsWith(first)).toBe(true);
    expect(second).toMatch(/…$/);
    expect(others).toEqual([]);
  });

  it('includes the upright fonts used in its SVG, each weight once', () => {
    const svg = textOf(radarSvg(madeDump({ blips: [madeBlip({ id: 'one', label: 'Plain' })] }), options));
    const faces = svg
      .replaceAll('&#39;', "'")
      .matchAll(/font-family:'(\w+) Variable';font-style:(\w+);font-weight:([\d ]+);/g);
    expect([...faces].map(([, ...face]) => face.join(' '))).toEqual([
      'Newsreader normal 400',
      'Newsreader normal 500',
      'Inter normal 400 700',
    ]);
  });

  it('can be drawn as PNG in both views and themes, in any script', async () => {
    const drawer = new SvgDrawer();
    const dump = madeDump({ title: 'مدن 🏙️ ערים', workspace: '東京' });
    for (const shape of ['half', 'full'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const { type, width, height } = sizeOf(
          await radarPng(drawer, dump, { shape, theme, texts: PageTexts.in(Languages.builtIn, 'de') }),
        );
        expect(type).toBe('PNG');
        expect(width).toBe(2400);
        expect(height).toBeGreaterThan(1200);
      }
    }
  });

  it('is available as a link preview of the size that sites show', async () => {
    const preview = await radarPreview(
      new SvgDrawer(),
      madeDump({ title: 'A very long title '.repeat(12) }),
      options.texts,
    );
    expect(sizeOf(preview)).toEqual({ type: 'PNG', width: 1200, height: 630 });
  });
});
