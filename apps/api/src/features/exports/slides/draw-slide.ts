import { tagColorValues } from '@foreglow/contract/tags/tag';
import { xmlText } from '../data/sheet.rules.ts';
import { type Frame, heightOf, isRightToLeft, largestFit, linesOf } from './fit.rules.ts';
import { gaugeShapes, matrixShapes } from './gauges.rules.ts';
import { fonts, page, side, sizes, text } from './layout.ts';
import type { Presentation, TextRun } from './library.ts';
import { notesOf } from './notes.rules.ts';
import type { Shape } from './shape-xml.rules.ts';
import type { SlideContent } from './slide.ts';
import type { SlideStyle } from './slide-style.ts';
import { bodyRuns, fittedBody } from './slide-text.rules.ts';
import type { SlideWords } from './words.ts';

/** The names of the masters, which the library writes without escaping. */
export const mastersOf = (product: string) => ({
  cover: `${xmlText(product)} cover`,
  content: `${xmlText(product)} content`,
  night: `${xmlText(product)} night`,
  wide: `${xmlText(product)} wide`,
});

/**
 * A placeholder for a picture until `finishedParts` inserts the picture: the library would hold all pictures in memory
 * several times.
 */
const standIn =
  'image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

/** Shapes with these names become the placeholders of the title and the text, which the outline shows. */
export const names = { title: 'Title', body: 'Text' } as const;

const frameless = { margin: 0, fit: 'none' } as const;
const directed = (value: string) => (isRightToLeft(value) ? ({ rtlMode: true, align: 'right' } as const) : {});

/** Adds a slide for a card, an insight or a trend. Returns the shapes that are inserted in it. */
export function drawSlide(
  presentation: Presentation,
  content: SlideContent,
  { product, colors }: SlideStyle,
  words: SlideWords,
): readonly Shape[] {
  const slide = presentation.addSlide({ masterName: mastersOf(product).content });
  const lang = words.region;
  const sheet: Sheet = { presentation, slide, colors, words };
  const small = { ...frameless, fontFace: fonts.interface, lang } as const;
  slide.addText(content.kicker, {
    ...small,
    objectName: 'Kind',
    x: text.x,
    y: text.top,
    w: text.width,
    h: 0.25,
    fontSize: 11,
    color: colors.ink3,
    valign: 'top',
  });
  let y = text.top + 0.32;
  const isOn = (lines: number) => (points: number) => linesOf(content.title, text.width, points) <= lines;
  const size = sizes.title.find(isOn(2)) ?? largestFit(sizes.longTitle, isOn(3));
  const height = (linesOf(content.title, text.width, size) * size * 1.12) / 72;
  slide.addText(content.title, {
    objectName: names.title,
    x: text.x,
    y,
    w: text.width,
    h: height,
    ...frameless,
    fontFace: fonts.reading,
    fontSize: size,
    color: colors.ink,
    lineSpacingMultiple: 0.95,
    valign: 'top',
    lang,
    ...directed(content.title),
  });
  y += height + 0.1;
  if (content.subtitle) {
    const lineHeight = (linesOf(content.subtitle, text.width, 16) * 16 * 1.25) / 72;
    const subtitle = { ...frameless, fontFace: fonts.reading, fontSize: 16, italic: true, color: colors.ink2, lang };
    slide.addText(content.subtitle, {
      ...subtitle,
      objectName: 'Subtitle',
      x: text.x,
      y,
      w: text.width,
      h: lineHeight,
      valign: 'top',
      ...directed(content.subtitle),
    });
    y += lineHeight + 0.06;
  }
  const instruments = content.facts.length > 0 ? instrumentsOf(content, y + 0.1, colors) : [];
  if (content.facts.length > 0) y = drawFacts(sheet, content, y + 0.1);
  y += 0.12;
  const frame = { width: text.width, height: text.foot - 0.1 - y };
  const { blocks, setting } = fittedBody(content.sections, frame);
  slide.addText(bodyRuns(blocks, setting, colors, lang), {
    objectName: names.body,
    x: text.x,
    y,
    w: text.width,
    h: Math.min(frame.height, heightOf(blocks, text.width, setting) + 0.3),
    ...frameless,
    valign: 'top',
  });
  drawFoot(sheet, content);
  drawSide(sheet, content);
  slide.addNotes(notesOf(content, words));
  return instruments;
}

/** A slide during drawing. */
interface Sheet {
  readonly presentation: Presentation;
  readonly slide: ReturnType<Presentation['addSlide']>;
  readonly colors: SlideStyle['colors'];
  readonly words: SlideWords;
}

/** The row of the ratings, and the matrix at its end. */
const row = { height: 1.04, matrix: 0.9 } as const;
const columnOf = ({ facts, position }: SlideContent) => (text.width - (position ? row.matrix + 0.1 : 0)) / facts.length;

/** The ratings of a trend in words in a row between hairlines. Returns where the row ends. */
function drawFacts(sheet: Sheet, content: SlideContent, y: number): number {
  const { slide, colors, words } = sheet;
  const lang = words.region;
  const width = columnOf(content);
  for (const line of [y, y + row.height]) hairline(sheet, line);
  const size = content.facts.every(({ value }) => linesOf(value, width - 0.15, 14) === 1) ? 14 : 11;
  for (const [at, { label, value }] of content.facts.entries()) {
    const place = { ...frameless, x: text.x + at * width, w: width - 0.1, lang } as const;
    const name = { fontFace: fonts.interface, fontSize: 10, color: colors.ink3, valign: 'middle' } as const;
    slide.addText(label, { ...place, ...name, y: y + 0.08, h: 0.22 });
    const words = { fontFace: fonts.reading, fontSize: size, color: colors.ink, valign: 'top' } as const;
    slide.addText(value, { ...place, ...words, y: y + 0.59, h: 0.4 });
  }
  return y + row.height + 0.05;
}

/** The instruments of the ratings, and the place of the trend in the matrix. */
function instrumentsOf(content: SlideContent, y: number, colors: SlideStyle['colors']): Shape[] {
  const width = columnOf(content);
  const gauges = content.facts.map((fact, at) =>
    gaugeShapes(fact, { x: text.x + at * width, middle: y + 0.43 }, colors),
  );
  if (!content.position) return gauges;
  const matrix = { x: text.x + text.width - row.matrix, y: y + 0.11, w: row.matrix, h: row.height - 0.2 };
  return [...gauges, matrixShapes(content.position, matrix, colors)];
}

function hairline({ presentation, slide, colors }: Sheet, y: number): void {
  const line = { color: colors.line, width: 0.75 };
  slide.addShape(presentation.ShapeType.line, { x: text.x, y, w: text.width, h: 0, line });
}

/** Tags with their dots, the source and who added it. */
function drawFoot(sheet: Sheet, { tags, source, origin }: SlideContent): void {
  const { slide, colors, words } = sheet;
  const lang = words.region;
  hairline(sheet, text.foot);
  const small = { ...frameless, x: text.x, h: 0.24, fontFace: fonts.interface, lang, valign: 'middle' } as const;
  if (tags.length > 0) {
    const runs = tags.slice(0, 8).flatMap(({ name, color }) => [
      { text: '●', options: { fontSize: 9, color: tagColorValues[color].slice(1).toUpperCase() } },
      { text: ` ${name}     `, options: { color: colors.ink2 } },
    ]);
    slide.addText(runs, { ...small, objectName: 'Tags', y: text.foot + 0.1, w: text.width, fontSize: 11 });
  }
  const link = source && { text: source.name, options: { hyperlink: { url: source.address } } };
  const runs = [...(link ? [link, { text: '  ·  ' }] : []), { text: origin }];
  slide.addText(runs, {
    ...small,
    objectName: 'Source',
    y: text.foot + (tags.length > 0 ? 0.42 : 0.12),
    w: text.width - 0.6,
    fontSize: 10,
    color: colors.ink3,
  });
}

/** The picture, and the evidence of a conclusion. */
function drawSide({ presentation, slide, colors, words }: Sheet, content: SlideContent): void {
  const { evidence } = content;
  const { altText, credit } = content.picture;
  const creditHeight = credit ? 0.32 : 0;
  const height = evidence ? side.pictureHeight : page.height - creditHeight;
  if (evidence || credit) {
    const fill = { color: evidence ? colors.sunken : colors.paper };
    slide.addShape(presentation.ShapeType.rect, { x: side.x, y: 0, w: side.width, h: page.height, fill });
  }
  const sizing = { type: 'crop', x: 0, y: 0, w: side.width, h: height } as const;
  const full = evidence ? height : page.height;
  slide.addImage({ data: standIn, x: side.x, y: 0, w: side.width, h: full, altText, ...(full > height && { sizing }) });
  const lang = words.region;
  if (credit) {
    const place = { x: side.x + 0.14, y: height + 0.04, w: side.width - 0.28, h: 0.24 };
    const style = { fontFace: fonts.interface, fontSize: 8, color: colors.ink3, align: 'right', lang } as const;
    slide.addText(credit, { ...frameless, ...place, ...style, valign: 'middle' });
  }
  if (!evidence) return;
  const top = height + creditHeight + 0.28;
  const width = side.width - 2 * side.margin;
  slide.addText(evidenceRuns(evidence, { width, height: page.height - top - 0.3 }, colors, words), {
    ...frameless,
    objectName: 'Evidence',
    x: side.x + side.margin,
    y: top,
    w: width,
    h: page.height - top - 0.3,
    valign: 'top',
  });
}

/** The titles of the evidence that fit, and the number of further ones. */
function evidenceRuns(
  { heading, titles }: NonNullable<SlideContent['evidence']>,
  { width, height }: Frame,
  colors: SlideStyle['colors'],
  words: SlideWords,
): TextRun[] {
  const size = 13;
  const lang = words.region;
  const space = height * 72 - 22 - 20;
  let used = 0;
  const shown = titles.filter((title) => {
    used += linesOf(title, width, size) * size * 1.2 + 7;
    return used <= space;
  });
  const small = { fontFace: fonts.interface, fontSize: 10.5, color: colors.ink3, lang };
  const left = titles.length - shown.length;
  return [
    { text: heading, options: { ...small, breakLine: true, paraSpaceAfter: 7 } },
    ...shown.map((title) => ({
      text: title,
      options: {
        fontFace: fonts.reading,
        fontSize: size,
        color: colors.ink,
        breakLine: true,
        paraSpaceAfter: 7,
        lang,
        ...directed(title),
      },
    })),
    ...(left > 0 ? [{ text: words.say('more', { number: left }), options: small }] : []),
  ];
}
