import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawJpeg } from '#platform/images/draw-jpeg.ts';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { ZipFile } from '#platform/zip/read-zip.rules.ts';
import { exportedCard, exportedProject, exportedTrend } from '#test/support/exported.ts';
import { madeBlip, madeDump } from '#test/support/made-radar.ts';
import type { SlideItems } from './slide-content.rules.ts';
import { type SlideStyle, slideStyleOf } from './slide-style.ts';
import { SlidesMaker } from './slides-maker.ts';
import { slideTexts } from './words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-slides-'));
});
afterAll(() => rm(folder, { recursive: true }));

const maker = new SlidesMaker({ read: async () => undefined });
const stop = new AbortController().signal;
const request = (items: SlideItems, style?: SlideStyle, timeZone = 'UTC') => ({
  project: exportedProject(),
  items,
  words: Languages.builtIn.words(slideTexts, 'en'),
  timeZone,
  person: 'ada',
  path: join(folder, 'slides.pptx'),
  stop,
  ...(style && { style }),
});

async function made(items: SlideItems, style?: SlideStyle, timeZone?: string): Promise<ZipFile> {
  const bytes = await maker.make(request(items, style, timeZone));
  const file = await readFile(join(folder, 'slides.pptx'));
  expect(file.length).toBe(bytes);
  return ZipFile.open(file, { files: 1000, bytes: 50_000_000 });
}

const long = 'Every sentence of a long text is in the notes. '.repeat(200);

describe('slides', () => {
  it('show cards that can be edited, with everything in their notes', async () => {
    const zip = await made({
      kind: 'cards',
      items: [
        exportedCard({ title: 'Bricks & heat', description: 'A **bold** [link](https://example.org/x)\n\n- one' }),
        exportedCard({ title: 'مدن تبرّد نفسها', description: long, isDraft: true }),
      ],
    });
    const declared = [...(zip.text('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)];
    expect(declared.map(([, part]) => part).filter((part) => !zip.names.includes(part ?? ''))).toEqual([]);
    expect(zip.text('docProps/core.xml')).not.toContain('PptxGenJS');
    const [cover = '', first = '', second = ''] = [1, 2, 3].map((n) => zip.text(`ppt/slides/slide${n}.xml`));
    expect(cover).toContain('January scan');
    expect(cover).toContain('What will move our cities?');
    expect(first).toMatch(/<p:ph type="title" idx="100"\/>.*Bricks &amp; heat/s);
    expect(first).toMatch(/<p:ph type="body" idx="101"\/>.* b="1"[^>]*>.*<a:t>bold<\/a:t>/s);
    expect(first).toContain('descr="Abstract art"');
    expect(second).toMatch(/rtl="1"[^>]*>.*مدن/s);
    expect(second).toContain('Signal · Draft');
    expect(second).toContain('…');
    expect(zip.text('ppt/slides/_rels/slide2.xml.rels')).toContain('https://example.org/x');
    expect(zip.bytes('ppt/media/image-2-1.jpeg')?.length).toBeGreaterThan(2000);
    const notes = zip.text('ppt/notesSlides/notesSlide3.xml') ?? '';
    expect(notes).toContain(long.trim());
    expect(notes).toContain('<a:t>Source: https://example.org/source</a:t>');
    expect(notes).toContain('<a:t>Added by Ada Winter, 2 January 2026</a:t>');
  });

  it('show the dates of the time zone of the export', async () => {
    const items: SlideItems = {
      kind: 'cards',
      items: [exportedCard({ createdAt: new Date('2026-01-02T10:30:00Z') })],
    };
    const dates = async (timeZone: string) => {
      const zip = await made(items, undefined, timeZone);
      const texts = [zip.text('ppt/slides/slide1.xml'), zip.text('ppt/notesSlides/notesSlide2.xml')];
      return texts.map((text) => /\d+ (?:November|January) 2026/.exec(text ?? '')?.[0]);
    };
    expect(await dates('America/Los_Angeles')).toEqual(['22 November 2026', '2 January 2026']);
    expect(await dates('Pacific/Kiritimati')).toEqual(['23 November 2026', '3 January 2026']);
  });

  it('are well-formed XML if texts contain characters that XML does not allow', async () => {
    const [bad, worse] = ['\ufffe', '\uffff'];
    const zip = await made({
      kind: 'cards',
      items: [exportedCard({ title: `Heat${bad}`, description: `[a${worse}](https://example.org/${bad})` })],
    });
    const parts = zip.names.filter((name) => /\.(?:xml|rels)$/.test(name));
    expect(parts.filter((name) => /[\ufffe\uffff]/.test(zip.text(name) ?? ''))).toEqual([]);
    expect(zip.text('ppt/slides/slide2.xml')).toContain('<a:t>Heat\ufffd</a:t>');
  });

  it.each([
    ['R&D <x>', 'R&amp;D &lt;x&gt;'],
    ['a\u0001b\ufffe', 'a\ufffdb\ufffd'],
    ['a\ud800', 'a\ufffd'],
  ])('have the workspace «%s» in their properties as XML', async (title, xml) => {
    const project = { ...exportedProject(), workspaceTitle: title };
    await maker.make({ ...request({ kind: 'cards', items: [exportedCard()] }), project });
    const zip = await ZipFile.open(await readFile(join(folder, 'slides.pptx')), { files: 1000, bytes: 50_000_000 });
    expect(zip.text('docProps/app.xml')).toContain(`<Company>${xml}</Company>`);
  });

  it('number lists from 1 to 32767, the numbers that the format allows', async () => {
    const zip = await made({ kind: 'cards', items: [exportedCard({ description: '40000. far\n\ntext\n\n0. none' })] });
    const numbers = [...(zip.text('ppt/slides/slide2.xml') ?? '').matchAll(/startAt="(\d+)"/g)].map(([, n]) => n);
    expect(numbers).toEqual(['32767', '1']);
  });

  it('of trends show the ratings and the evidence', async () => {
    const evidence = [{ slug: 'one', title: 'A bakery heats the flats above it', picture: null }];
    const zip = await made({ kind: 'trends', items: [exportedTrend({ cards: evidence })] });
    const slide = zip.text('ppt/slides/slide2.xml') ?? '';
    for (const text of [
      'Far-reaching',
      '4 of 5',
      'Rising',
      'Evidence · 1 signal',
      'A bakery heats the flats above it',
    ]) {
      expect(slide).toContain(text);
    }
    expect(zip.text('ppt/theme/theme1.xml')).toContain('typeface="Newsreader" panose');
    // All letters are in a font of the theme: a house changes them at once.
    expect(new Set(slide.match(/(?<=<a:latin typeface=")[^"]*/g))).toEqual(new Set(['+mj-lt', '+mn-lt']));
    expect(slide).toContain('descr="Impact, Far-reaching, 4 of 5"');
    expect(slide).toMatch(/descr="Horizon × Impact: \d × 4"/);
  });

  it('of radars are shapes with the names of the blips, which are also in the notes', async () => {
    const before = { domain: 'Work', ring: 'Later', impact: 3 };
    const { content, layouts } = madeDump({
      blips: [
        madeBlip({ id: 'one', label: 'Night & day', movement: 'new' }),
        madeBlip({ id: 'two', label: 'Freight on bicycles', domain: 'Energy', movement: 'in', before }),
      ],
    });
    const radar = { slug: 'radar', title: 'What will move our cities?', content, layout: layouts.half };
    const zip = await made({ kind: 'radars', items: [radar] });
    const slide = zip.text('ppt/slides/slide2.xml') ?? '';
    expect(slide).toMatch(/<p:ph type="title" idx="100"\/>.*What will move our cities\?/s);
    expect(slide).toContain('Radar · 2 blips');
    expect(slide).not.toContain('<p:pic>');
    const groups = [...slide.matchAll(/<p:nvGrpSpPr><p:cNvPr id="\d+" name="([^"]*)"/g)].map(([, name]) => name);
    expect(groups).toEqual(expect.arrayContaining(['Sky', 'Night &amp; day', 'Freight on bicycles']));
    expect(slide).toContain('<a:t>Night &amp; day</a:t>');
    expect(slide).toContain('<a:prstDash val="sysDot"/>');
    const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(zip.text('ppt/notesSlides/notesSlide2.xml')).toContain('<a:t>1 Night &amp; day (Now)</a:t>');
    expect(zip.names).not.toContain('ppt/slides/slide3.xml');
  });

  it('of a radar with more blips than have names on it are followed by a slide of each sector', async () => {
    const blips = Array.from({ length: 60 }, (_, at) =>
      madeBlip({
        id: `b${at}`,
        label: `Change ${at}`,
        domain: at % 2 ? 'Work' : 'Energy',
        ring: at % 3 ? 'Now' : 'Later',
      }),
    );
    const { content, layouts } = madeDump({ blips });
    const zip = await made({ kind: 'radars', items: [{ slug: 'r', title: 'R', content, layout: layouts.half }] });
    const [whole = '', work = '', energy = ''] = [2, 3, 4].map((n) => zip.text(`ppt/slides/slide${n}.xml`));
    expect(whole).toContain('The numbers have their names on the next slides');
    expect(work).toMatch(/<p:ph type="title" idx="100"\/>.*<a:t>Work<\/a:t>/s);
    for (const at of blips.keys())
      expect(at % 2 ? work : energy).toMatch(new RegExp(`<a:t>\\d+ {2}Change ${at}</a:t>`));
    expect(zip.names).not.toContain('ppt/slides/slide5.xml');
  });

  it('of a whole project go from the question to what next, with the evidence as an appendix', async () => {
    const { content, layouts } = madeDump();
    const zip = await made({
      kind: 'project',
      lookedAt: {
        cards: 3,
        subjects: [
          { name: 'Energy', count: 2 },
          { name: 'Streets', count: 0 },
        ],
        months: [{ name: '2026-01', count: 3 }],
      },
      insights: [exportedTrend({ title: 'An insight' })],
      trends: [exportedTrend({ title: 'A trend', implications: 'Ask *who* pays.' })],
      radars: [{ slug: 'radar', title: 'A radar', content, layout: layouts.half }],
      cards: [exportedCard({ title: 'A card' })],
    });
    const slides = zip.names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const titles = slides.map((_, at) => {
      const xml = zip.text(`ppt/slides/slide${at + 1}.xml`) ?? '';
      return /<p:ph type="title".*?<a:t>([^<]*)/s.exec(xml)?.[1];
    });
    expect(titles).toEqual([
      'January scan',
      'What will move our cities?',
      '3 signals, 1 insight, 1 trend, 1 radar',
      'An insight',
      'A trend',
      'A radar',
      'What next',
      'A card',
    ]);
    const counts = zip.text('ppt/slides/slide3.xml') ?? '';
    expect(counts).toContain('descr="Streets: 0"');
    // One month is no chart.
    expect(counts).not.toContain('Signals by month');
    expect(zip.text('ppt/slides/slide7.xml')).toContain('Ask who pays.');
  });

  it('have the colours, the fonts and the name of a theme, and none of the default one', async () => {
    const coast = (await Themes.read()).find('coast');
    const theme = { ...coast, name: 'Sea & "$&" <land>', fonts: { reading: 'Inter', interface: 'Inter' } } as const;
    const items = { kind: 'trends', items: [exportedTrend({ tags: [], implications: 'Much' })] } as const;
    const { content, layouts } = madeDump({ blips: [madeBlip({ id: 'one' })] });
    const radars = { kind: 'radars', items: [{ slug: 'radar', title: 'R', content, layout: layouts.half }] } as const;
    const textOf = (zip: ZipFile) =>
      zip.names
        .filter((name) => /\.(xml|rels)$/.test(name))
        .map((name) => zip.text(name))
        .join('\n');
    const accent = coast.light.indigo.slice(1).toUpperCase();
    const own = await made(items, slideStyleOf(theme));
    expect(textOf(own)).toContain(`<a:accent1><a:srgbClr val="${accent}"/></a:accent1>`);
    for (const color of ['paper', 'ink', 'line-2'] as const) {
      expect(textOf(own)).toContain(coast.light[color].slice(1).toUpperCase());
    }
    expect(textOf(own)).toContain('name="Sea &amp; &quot;$&amp;&quot; &lt;land&gt; cover"');
    expect(textOf(own)).not.toMatch(/3D348B|FAF8F4|1B1A2B|5A576E|Foreglow|Newsreader/);
    const usual = await made(items);
    // Control: the default theme contains the searched values.
    expect(textOf(usual)).toMatch(/3D348B.*Newsreader/s);
    expect(textOf(usual)).not.toContain(accent);
    const [ownRadar, usualRadar] = [await made(radars, slideStyleOf(theme)), await made(radars)];
    const [one, other] = [ownRadar, usualRadar].map((zip) => zip.bytes('ppt/media/Slide-1-image-1.jpeg'));
    expect(one?.length).toBeGreaterThan(2000);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    const fills = (zip: ZipFile) => new Set(zip.text('ppt/slides/slide2.xml')?.match(/(?<=srgbClr val=")\w{6}/g));
    expect([...fills(ownRadar)].filter((color) => fills(usualRadar).has(color)).length).toBeLessThan(10);
  });

  it('show art where the file of a picture is broken, as if it were missing', async () => {
    const picture = { path: 'images/a', width: 3, height: 2, altText: 'A kiln', credit: null, focus: null };
    const items = { kind: 'cards', items: [exportedCard({ picture })] } as const;
    const pictureFrom = async (file: Buffer | undefined) => {
      await new SlidesMaker({ read: async () => file }).make(request(items));
      const zip = await ZipFile.open(await readFile(join(folder, 'slides.pptx')), { files: 1000, bytes: 50_000_000 });
      return zip.bytes('ppt/media/image-2-1.jpeg') ?? Buffer.alloc(0);
    };
    const missing = await pictureFrom(undefined);
    expect((await pictureFrom(Buffer.from('no picture'))).equals(missing)).toBe(true);
    // Control: a file that can be read is shown.
    const red =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="red"/></svg>';
    const readable = await drawJpeg(Buffer.from(red), { width: 30, height: 20 });
    expect((await pictureFrom(readable)).equals(missing)).toBe(false);
  });

  it('that are cancelled leave nothing behind', async () => {
    const control = new AbortController();
    const items = { kind: 'cards', items: [exportedCard(), exportedCard()] } as const;
    const onProgress = () => control.abort();
    await expect(
      maker.make({ ...request(items), path: join(folder, 'none'), stop: control.signal, onProgress }),
    ).rejects.toThrow(/abort/i);
    expect((await readdir(folder)).filter((name) => name.startsWith('slides-'))).toEqual([]);
  });
});
