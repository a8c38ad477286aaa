import { shorten } from '@foreglow/pictures/drawing/text-width';
import { mastersOf, names } from './draw-slide.ts';
import { cutToFit, isRightToLeft, largestFit, linesOf } from './fit.rules.ts';
import { fonts, page, text } from './layout.ts';
import type { Presentation } from './library.ts';
import { blocksOf, plainText } from './markdown-blocks.rules.ts';
import type { ProjectSlide } from './project-slides.rules.ts';
import { preset, type Shape, shape } from './shape-xml.rules.ts';
import { bare, type SlideStyle } from './slide-style.ts';
import type { SlideWords } from './words.ts';

const width = page.width - 2 * text.x;
const foot = 6.75;

interface Sheet {
  readonly slide: ReturnType<Presentation['addSlide']>;
  readonly style: SlideStyle;
  readonly lang: string;
}

/** Adds a slide about the project. Returns the shapes that are inserted in it. */
export function drawProjectSlide(
  presentation: Presentation,
  content: ProjectSlide,
  style: SlideStyle,
  words: SlideWords,
): readonly Shape[] {
  const masters = mastersOf(style.product);
  const isNight = content.kind === 'question';
  const slide = presentation.addSlide({ masterName: isNight ? masters.night : masters.wide });
  const sheet = { slide, style, lang: words.region };
  slide.addNotes(notesOf(content));
  const y = drawHead(sheet, content, isNight ? 1.7 : text.top);
  if (content.kind === 'question') drawTexts(sheet, content.texts, Math.max(y + 0.4, 4.6));
  if (content.kind === 'next') drawRows(sheet, content.rows, y + 0.25);
  return content.kind === 'counts' ? charts(sheet, content.charts, y + 0.35) : [];
}

/** The full texts. */
function notesOf(content: ProjectSlide): string {
  const { kicker, title } = content;
  const more =
    content.kind === 'question'
      ? content.texts.flatMap((part) => ['', part.label, plainText(blocksOf(part.text))])
      : content.kind === 'next'
        ? content.rows.flatMap((row) => ['', `${row.title} (${row.note})`, plainText(blocksOf(row.text))])
        : content.charts.flatMap(({ label, bars }) => [
            '',
            label,
            ...bars.map(({ name, count }) => `${name}: ${count}`),
          ]);
  return [kicker, title, ...more].join('\n');
}

/** The kind and the title. Returns where the title ends. */
function drawHead({ slide, style, lang }: Sheet, { kind, kicker, title }: ProjectSlide, y: number): number {
  const isNight = kind === 'question';
  const frame = { margin: 0, fit: 'none', x: text.x, w: width, lang, valign: 'top' } as const;
  const soft = isNight ? bare(style.radar.inkSoft) : style.colors.ink3;
  slide.addText(kicker, {
    ...frame,
    objectName: 'Kind',
    y,
    h: 0.25,
    fontFace: fonts.interface,
    fontSize: 11,
    color: soft,
  });
  const lines = isNight ? 4 : 2;
  const sizes = isNight ? ([44, 38, 32, 27, 22, 18] as const) : ([32, 28, 24, 20] as const);
  const size = largestFit([...sizes], (points) => linesOf(title, width, points) <= lines);
  const height = (linesOf(title, width, size) * size * 1.2) / 72;
  slide.addText(title, {
    ...frame,
    objectName: names.title,
    y: y + 0.35,
    h: height,
    fontFace: fonts.reading,
    fontSize: size,
    color: isNight ? bare(style.radar.name) : style.colors.ink,
    ...(isRightToLeft(title) ? ({ rtlMode: true, align: 'right' } as const) : {}),
  });
  return y + 0.35 + height;
}

const gap = 0.5;

/** Texts of the brief in columns. */
function drawTexts({ slide, style, lang }: Sheet, texts: readonly { label: string; text: string }[], y: number): void {
  const across = (width - (texts.length - 1) * gap) / texts.length;
  for (const [at, { label, text: markdown }] of texts.entries()) {
    const place = { margin: 0, fit: 'none', x: text.x + at * (across + gap), w: across, lang, valign: 'top' } as const;
    const soft = { fontFace: fonts.interface, fontSize: 11, color: bare(style.radar.inkSoft) };
    slide.addText(label, { ...place, ...soft, y, h: 0.25 });
    const own = { fontFace: fonts.reading, fontSize: 14, color: bare(style.radar.name) };
    const h = Math.max(0.3, foot - y - 0.32);
    slide.addText(beginning(markdown, across, h, 14), { ...place, ...own, y: y + 0.32, h });
  }
}

/** The beginning of a Markdown text that has room, as plain text. */
const beginning = (markdown: string, across: number, height: number, size: number): string =>
  plainText(cutToFit(blocksOf(markdown), { width: across, height }, { size, lineHeight: 1.25, gap: 0.3 }));

/** Trends at the left, and what follows from each beside it. */
function drawRows(
  { slide, style: { colors }, lang }: Sheet,
  rows: readonly { title: string; note: string; text: string }[],
  top: number,
): void {
  const height = (foot - top) / Math.max(3, rows.length);
  const left = 4.2;
  for (const [at, row] of rows.entries()) {
    const y = top + at * height;
    const place = { margin: 0, fit: 'none', lang, valign: 'top' } as const;
    const line = { color: colors.line, width: 0.75 };
    slide.addShape('line', { x: text.x, y, w: width, h: 0, line });
    const size = largestFit([17, 15, 13, 11], (points) => linesOf(row.title, left, points) <= 2);
    const title = linesOf(row.title, left, size) <= 2 ? row.title : shorten(row.title, size, 2 * left * 72 * 0.9);
    slide.addText(
      [
        { text: title, options: { fontFace: fonts.reading, fontSize: size, color: colors.ink, breakLine: true } },
        { text: row.note, options: { fontFace: fonts.interface, fontSize: 10, color: colors.ink3 } },
      ],
      { ...place, x: text.x, y: y + 0.12, w: left, h: height - 0.16 },
    );
    const across = width - left - gap;
    slide.addText(beginning(row.text, across, height - 0.2, 14), {
      ...place,
      x: text.x + left + gap,
      y: y + 0.12,
      w: across,
      h: height - 0.16,
      fontFace: fonts.reading,
      fontSize: 14,
      color: colors.ink2,
    });
  }
}

type Charts = Extract<ProjectSlide, { kind: 'counts' }>['charts'];

/** Bars with their names and counts, one chart beside the other. */
function charts({ style: { colors }, lang }: Sheet, all: Charts, top: number): Shape[] {
  const across = (width - (all.length - 1) * 0.9) / Math.max(1, all.length);
  return all.flatMap(({ label, bars }, chart) => {
    const x = text.x + chart * (across + 0.9);
    const small = { font: 'interface', size: 11, lineHeight: 14, color: colors.ink3, lang } as const;
    const height = Math.min(0.58, (foot - top - 0.4) / bars.length);
    const named = Math.min(2.3, across * 0.4);
    const counted = 0.5;
    const greatest = Math.max(1, ...bars.map(({ count }) => count));
    const head = shape({ name: label, area: { x, y: top, w: across, h: 0.24 }, text: { ...small, lines: [label] } });
    const rows = bars.flatMap(({ name, count }, at) => {
      const y = top + 0.4 + at * height;
      const w = Math.max(0.02, ((across - named - counted) * count) / greatest);
      const own = { ...small, font: 'reading', size: 13, lineHeight: 16, color: colors.ink, anchor: 'ctr' } as const;
      return [
        shape({
          name,
          area: { x, y, w: named - 0.15, h: height },
          text: { ...own, lines: [shorten(name, 13, (named - 0.15) * 72)] },
        }),
        shape({
          name: `${name}: ${count}`,
          description: `${name}: ${count}`,
          area: { x: x + named, y: y + height * 0.22, w, h: height * 0.56 },
          geometry: preset('rect'),
          fill: { color: count === 0 ? colors.line : colors.indigo },
        }),
        shape({
          name: String(count),
          area: { x: x + named + w + 0.1, y, w: counted - 0.1, h: height },
          text: { ...small, lines: [String(count)], anchor: 'ctr' },
        }),
      ];
    });
    return [head, ...rows];
  });
}
