import type { DumpBlip } from '@foreglow/contract';
import { shorten, widthOf } from '@foreglow/pictures/drawing/text-width';
import { mastersOf, names } from './draw-slide.ts';
import { isRightToLeft, largestFit, linesOf } from './fit.rules.ts';
import { fonts, page } from './layout.ts';
import type { Presentation, TextRun } from './library.ts';
import { radarNotesOf } from './notes.rules.ts';
import { type Disc, radarShapes } from './radar-shapes.rules.ts';
import type { RadarSlide } from './radar-slide.rules.ts';
import { circleArea, lineBetween, preset, type Shape, shape } from './shape-xml.rules.ts';
import { bare, type SlideStyle } from './slide-style.ts';
import type { SlideWords } from './words.ts';

/** The distance of texts from the edges of the slide, in inches. */
const margin = 0.45;
/** The height of the line on which the disc stands. */
const horizon = 6.95;
const discs = {
  whole: { x: page.width / 2, y: horizon, radius: 5.72 },
  /** Beside the list of its blips. */
  sector: { x: 4.95, y: horizon, radius: 4.4 },
} as const satisfies Record<string, Disc>;
const list = { x: 9.9, width: page.width - 9.9 - margin, top: 1.35, foot: 6.85 } as const;

/** Adds a slide for a radar in the night sky. Returns the shapes that are inserted in it. */
export function drawRadarSlide(
  presentation: Presentation,
  radar: RadarSlide,
  { product, radar: style }: SlideStyle,
  words: SlideWords,
): () => readonly Shape[] {
  const slide = presentation.addSlide({ masterName: mastersOf(product).night });
  const lang = words.region;
  const frameless = { margin: 0, fit: 'none', lang, wrap: false } as const;
  const width = 9.3;
  const size = largestFit([28, 25, 22, 20, 18, 16], (points) => linesOf(radar.title, width, points) <= 1);
  slide.addText(linesOf(radar.title, width, size) === 1 ? radar.title : shorten(radar.title, size * 1.1, width * 72), {
    ...frameless,
    objectName: names.title,
    x: margin,
    y: 0.3,
    w: width,
    h: (size * 1.25) / 72,
    fontFace: fonts.reading,
    fontSize: size,
    color: bare(style.name),
    valign: 'top',
    ...(isRightToLeft(radar.title) ? { rtlMode: true } : {}),
  });
  // Beside the sky, of which the name of a sector may be the highest part.
  const beside = radar.list ? 9 : 3.9;
  slide.addText(shorten(radar.kicker, 13, beside * 72), {
    ...frameless,
    objectName: 'Kind',
    x: margin,
    y: 0.34 + (size * 1.25) / 72,
    w: beside,
    h: 0.26,
    fontFace: fonts.reading,
    italic: true,
    fontSize: 13,
    color: bare(style.inkSoft),
    valign: 'top',
  });
  const disc = radar.list ? discs.sector : discs.whole;
  const drawn = () => radarShapes(radar, disc, style, { sky: words.say('sky'), sun: words.say('question') }, lang);
  if (radar.list) {
    for (const [at, runs] of listColumns(radar.list, style, lang).entries()) {
      slide.addText(runs.texts, {
        ...frameless,
        objectName: 'List',
        x: list.x + at * (runs.width + columnGap),
        y: list.top,
        w: runs.width,
        h: list.foot - list.top,
        valign: 'top',
      });
    }
  } else {
    slide.addText(radar.isOverview ? words.say('numbersFollow') : numbersOf(drawn().unnamed), {
      ...frameless,
      objectName: 'Numbers',
      x: page.width / 2 + 0.2,
      y: horizon + 0.09,
      w: numbersWidth,
      h: 0.2,
      fontFace: fonts.interface,
      fontSize: 9,
      color: bare(style.inkSoft),
      valign: 'top',
    });
  }
  slide.addNotes(radarNotesOf(radar, words));
  return () => [...drawn().shapes, ...legend(radar, style, words)];
}

const numbersWidth = 5.4;

/** Which blips the numbers stand for, as far as there is room; the notes have all. */
function numbersOf(unnamed: readonly DumpBlip[]): string {
  const text = unnamed.map(({ number, label }) => `${number} ${label}`).join('  ·  ');
  return shorten(text, 9, numbersWidth * 72);
}

interface ListColumn {
  readonly texts: TextRun[];
  readonly width: number;
}

const columnGap = 0.2;
/** As many rows as are legible in one column; more are in two. */
const rowsOfColumn = 30;

/** The names of the blips of a sector, under those of their rings. What has no room is only in the notes. */
function listColumns(parts: NonNullable<RadarSlide['list']>, style: SlideStyle['radar'], lang: string): ListColumn[] {
  const rows = parts.flatMap(({ ring, blips }) => [
    { text: ring, isHead: true },
    ...blips.map(({ number, label }) => ({ text: `${number}  ${label}`, isHead: false })),
  ]);
  const count = rows.length > rowsOfColumn ? 2 : 1;
  const perColumn = Math.ceil(rows.length / count);
  const width = (list.width - (count - 1) * columnGap) / count;
  // Each ring has space above.
  const height = ((list.foot - list.top) * 72) / (perColumn + parts.length * 0.7);
  const size = Math.max(7, Math.min(count === 1 ? 11.5 : 9, height / 1.35));
  const fitting = Math.floor(((list.foot - list.top) * 72) / (size * 1.35) - parts.length * 0.7);
  const line = { breakLine: true, lang, lineSpacing: size * 1.35 } as const;
  return Array.from({ length: count }, (_, column) => ({
    width,
    texts: rows
      .slice(column * perColumn, column * perColumn + Math.min(perColumn, fitting))
      .map(({ text, isHead }, at) => ({
        text: shorten(text, size * 1.08, width * 72),
        options: isHead
          ? {
              ...line,
              fontFace: fonts.interface,
              fontSize: size * 0.88,
              color: bare(style.inkSoft),
              paraSpaceBefore: at > 0 ? size * 0.7 : 0,
            }
          : { ...line, fontFace: fonts.reading, fontSize: size, color: bare(style.name) },
      })),
  }));
}

/** What the marks mean, at the top right, from right to left. */
function legend({ blips }: RadarSlide, style: SlideStyle['radar'], words: SlideWords): Shape[] {
  const has = (...wanted: readonly string[]) => blips.some(({ movement }) => movement && wanted.includes(movement));
  const size = 10;
  const middle = 0.52;
  let right = page.width - margin;
  const entry = (text: string, markWidth: number, mark: (x: number) => Shape[]): Shape[] => {
    const width = widthOf(text, size) / 72;
    right -= width;
    const label = shape({
      name: text,
      area: { x: right, y: middle - 0.1, w: width, h: 0.2 },
      text: {
        lines: [text],
        font: 'interface',
        size,
        lineHeight: size * 1.2,
        color: style.inkSoft,
        anchor: 'ctr',
        lang: words.region,
      },
    });
    right -= markWidth + 0.08;
    const made = [...mark(right), label];
    right -= 0.26;
    return made;
  };
  const ellipse = preset('ellipse');
  const name = words.say('legend');
  const light = (x: number, r: number) =>
    shape({ name, area: circleArea(x, middle, r), geometry: ellipse, fill: { color: style.blip } });
  return [
    ...(has('in', 'out')
      ? entry(words.say('cameFrom'), 0.34, (x) => [
          lineBetween(
            name,
            { x, y: middle },
            { x: x + 0.34, y: middle },
            { color: style.moved, width: 1.4, isDotted: true },
          ),
        ])
      : []),
    ...(has('new')
      ? entry(words.say('isNew'), 0.16, (x) => [
          shape({
            name,
            area: circleArea(x + 0.08, middle, 0.08),
            geometry: ellipse,
            line: { color: style.isNew, width: 1.2 },
          }),
        ])
      : []),
    ...entry(words.say('moreImpact'), 0.34, (x) => [light(x + 0.04, 0.04), light(x + 0.24, 0.1)]),
  ];
}
