import { createReadStream } from 'node:fs';
import { allowedInXml, svgText } from '@foreglow/pictures/drawing/svg';
import { ZipFile } from '#platform/zip/read-zip.rules.ts';
import { writeZip, type ZipEntry } from '#platform/zip/write-zip.ts';
import { xmlText } from '../data/sheet.rules.ts';
import { names } from './draw-slide.ts';
import type { Shape } from './shape-xml.rules.ts';
import type { SlideStyle } from './slide-style.ts';

/** More than a presentation of 500 slides needs. */
const limits = { files: 10_000, bytes: 1_000_000_000 };

/** What is inserted in a slide: a picture in the place of the stand-in, or shapes above all others. */
interface Inserted {
  readonly picture?: string;
  /** Made when they are written: together, those of many radars would be too large. */
  readonly shapes?: () => readonly Shape[];
}

/**
 * Adds what the library cannot do: the pictures, which are read from their files one after the other; shapes; the
 * colours of the theme; placeholders that keep their place; and notes of several paragraphs.
 */
export async function* finishedParts(
  presentation: Buffer,
  slides: readonly Inserted[],
  style: SlideStyle,
): AsyncGenerator<Uint8Array> {
  const zip = await ZipFile.open(presentation, limits);
  const parts = function* (): Generator<ZipEntry> {
    // The library writes its folders as well, which are no parts of a presentation.
    const files = zip.names.filter((name) => !name.endsWith('/'));
    const existing = new Set(files);
    for (const name of files) {
      const [, slide] = /^ppt\/media\/image-(\d+)-\d+\.\w+$/.exec(name) ?? [];
      const picture = slides[Number(slide) - 1]?.picture;
      const content =
        picture === undefined
          ? once(finished(name, zip.bytes(name) ?? empty, { style, existing, slides }))
          : createReadStream(picture);
      yield { name, content };
    }
  };
  yield* writeZip(parts(), new Date());
}

const empty = Buffer.alloc(0);

interface Finishing {
  readonly style: SlideStyle;
  readonly existing: ReadonlySet<string>;
  readonly slides: readonly Inserted[];
}

function finished(name: string, bytes: Buffer, { style, existing, slides }: Finishing): Buffer | string {
  if (!/\.(?:xml|rels)$/.test(name)) return bytes;
  // The library escapes texts, but writes the characters that XML does not allow.
  const xml = allowedInXml(bytes.toString());
  if (name === '[Content_Types].xml') return withoutMissingParts(xml, existing);
  if (/^ppt\/theme\/theme\d+\.xml$/.test(name)) return themed(xml, style);
  if (/^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name)) return inParagraphs(xml);
  const [, slide] = /^ppt\/slides\/slide(\d+)\.xml$/.exec(name) ?? [];
  if (slide) return withShapes(withPlaceholders(xml), slides[Number(slide) - 1]?.shapes?.() ?? []);
  return xml;
}

/** The library declares a master for each slide, although there is only one. */
const withoutMissingParts = (types: string, existing: ReadonlySet<string>): string =>
  types.replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, part: string) =>
    existing.has(part) ? override : '',
  );

/** The library would move placeholders back to their place in the master, so the slides declare them afterwards. */
const withPlaceholders = (slide: string): string =>
  slide
    .replace(placeholder(names.title), '$1<p:nvPr><p:ph type="title" idx="100"/></p:nvPr>')
    .replace(placeholder(names.body), '$1<p:nvPr><p:ph type="body" idx="101"/></p:nvPr>')
    .replace(/(<a:ea|<a:cs) typeface="\+m([jn])-lt"/g, script);

/** Ids of shapes are unique on a slide; the library counts from 2. */
const firstId = 1000;

function withShapes(slide: string, shapes: readonly Shape[]): string {
  let id = firstId;
  const written = shapes.map((one) => svgText(one.write(() => id++))).join('');
  return slide.replace('</p:spTree>', () => `${written}</p:spTree>`);
}

const placeholder = (name: string): RegExp =>
  new RegExp(`(<p:cNvPr id="\\d+" name="${name}"></p:cNvPr><p:cNvSpPr[^>]*/>)<p:nvPr></p:nvPr>`);

/** Fonts of the theme for scripts other than Latin. */
const script = (_: string, tag: string, font: string): string =>
  `${tag} typeface="+m${font}-${tag === '<a:ea' ? 'ea' : 'cs'}"`;

/** The classification of Georgia and Arial, by which programs choose a font if those of the theme are missing. */
const likeGeorgia = 'panose="02040502050405020303" pitchFamily="18" charset="0"';
const likeArial = 'panose="020B0604020202020204" pitchFamily="34" charset="0"';

function themed(theme: string, { product, colors }: SlideStyle): string {
  const own: Readonly<Record<string, string>> = {
    dk1: colors.ink,
    lt1: 'FFFFFF',
    dk2: colors.ink2,
    lt2: colors.paper,
    accent1: colors.indigo,
    accent2: colors.rose,
    accent3: colors.amber,
    accent4: '8CB4AD',
    accent5: '6D9EC5',
    accent6: '8FB27A',
    hlink: colors.indigo,
    folHlink: colors.ink2,
  };
  return theme
    .replace(/<a:(\w+)><a:(?:sys|srgb)Clr [^>]*><\/a:\1>/g, (whole, name: string) =>
      own[name] ? `<a:${name}><a:srgbClr val="${own[name]}"/></a:${name}>` : whole,
    )
    .replaceAll('<a:latin typeface="Newsreader"/>', `<a:latin typeface="Newsreader" ${likeGeorgia}/>`)
    .replaceAll('<a:latin typeface="Inter"/>', `<a:latin typeface="Inter" ${likeArial}/>`)
    .replaceAll('"Office Theme"', () => `"${xmlText(product)}"`);
}

const inParagraphs = (notes: string): string =>
  notes.replace(
    /<a:p><a:r>(<a:rPr [^>]*>)<a:t>([^<]*)<\/a:t><\/a:r>(<a:endParaRPr [^>]*>)<\/a:p>/,
    (_, style: string, text: string, end: string) =>
      text
        .split(/\r?\n/)
        .map((line) => (line ? `<a:p><a:r>${style}<a:t>${line}</a:t></a:r></a:p>` : `<a:p>${end}</a:p>`))
        .join(''),
  );

async function* once(content: Buffer | string): AsyncGenerator<Buffer | string> {
  yield content;
}
