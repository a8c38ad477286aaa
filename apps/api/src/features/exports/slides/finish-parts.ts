import { ZipFile } from '../../../platform/zip/read-zip.rules.ts';
import { writeZip, type ZipEntry } from '../../../platform/zip/write-zip.ts';
import { colors } from './look.ts';

/** More than a presentation of 500 slides has. */
const limits = { files: 10_000, bytes: 1_000_000_000 };

/** What the library leaves as it is in every presentation: the colours of the theme, and notes on one line. */
export async function* finishedParts(presentation: Buffer): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile(presentation, limits);
  const parts = function* (): Generator<ZipEntry> {
    for (const name of zip.names) yield { name, content: once(finished(name, zip.bytes(name) ?? Buffer.alloc(0))) };
  };
  yield* writeZip(parts(), new Date());
}

function finished(name: string, bytes: Buffer): Buffer | string {
  if (/^ppt\/theme\/theme\d+\.xml$/.test(name)) return themed(bytes.toString());
  if (/^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name)) return inParagraphs(bytes.toString());
  if (/^ppt\/slides\/slide\d+\.xml$/.test(name))
    return bytes.toString().replace(/(<a:ea|<a:cs) typeface="\+m([jn])-lt"/g, script);
  return bytes;
}

/** Fonts of the theme for other scripts than Latin. */
const script = (_: string, tag: string, font: string): string =>
  `${tag} typeface="+m${font}-${tag === '<a:ea' ? 'ea' : 'cs'}"`;

/** The classification of Georgia and Arial, by which programs choose a font where those of the theme are missing. */
const likeGeorgia = 'panose="02040502050405020303" pitchFamily="18" charset="0"';
const likeArial = 'panose="020B0604020202020204" pitchFamily="34" charset="0"';

function themed(theme: string): string {
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
    .replace('<a:latin typeface="Newsreader"/>', `<a:latin typeface="Newsreader" ${likeGeorgia}/>`)
    .replace('<a:latin typeface="Inter"/>', `<a:latin typeface="Inter" ${likeArial}/>`)
    .replaceAll('"Office Theme"', '"Foreglow"');
}

const inParagraphs = (notes: string): string =>
  notes.replace(
    /<a:p><a:r>(<a:rPr [^>]*>)<a:t>([^<]*)<\/a:t><\/a:r>(<a:endParaRPr [^>]*>)<\/a:p>/,
    (_, style: string, text: string, end: string) =>
      text
        .split('\n')
        .map((line) => (line ? `<a:p><a:r>${style}<a:t>${line}</a:t></a:r></a:p>` : `<a:p>${end}</a:p>`))
        .join(''),
  );

async function* once(content: Buffer | string): AsyncGenerator<Buffer | string> {
  yield content;
}
