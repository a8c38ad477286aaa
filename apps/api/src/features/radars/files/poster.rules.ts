import { type DumpBlip, nameKey, type RadarShape, type RadarTheme } from '@foreglow/contract';
import { element, measure, type SvgNode } from '@foreglow/pictures/drawing/svg';
import { shorten } from '@foreglow/pictures/drawing/text-width';
import { breakText } from '@foreglow/pictures/radars/break-text';
import { contentParts } from '@foreglow/pictures/radars/draw-radar';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { byNumber } from '../public-page/by-number.rules.ts';
import { editionName } from '../public-page/edition-name.rules.ts';
import { shownMarks } from '../public-page/marks.rules.ts';
import type { PublicDump } from '../public-page/page.types.ts';
import { ledeOf } from '../public-page/parts/lede.rules.ts';
import type { PageTexts } from '../public-page/texts.ts';
import { textLine, typefacesOf } from './text-line.rules.ts';

export interface PictureOptions {
  readonly shape: RadarShape;
  /** The background: paper, or for `dark` the night sky. */
  readonly theme: RadarTheme;
  readonly texts: PageTexts;
  /** The theme of the caller; if undefined, the default theme. */
  readonly siteTheme?: Theme | undefined;
}

/** A drawing with its size, in its own pixels. */
export interface SizedDrawing {
  readonly node: SvgNode;
  readonly width: number;
  readonly height: number;
}

const width = 1600;
const margin = 72;
const inside = width - 2 * margin;
/** The maximum height of the disc, without the texts above and below. */
const largest: Readonly<Record<RadarShape, number>> = { half: 820, full: 1160 };
const columnGap = 28;
const rowHeight = 21;
/** The height of a further line of a label. */
const lineHeight = 17;
const rowSize = 13.5;
/** The distance of a label from the beginning of its number. */
const indent = 32;

/** Yielded where other work may be done before a long drawing goes on: a piece of its text without content. */
type Pause = '';

/**
 * A self-explanatory picture of a radar: its title, the disc, and below it the labels for the numbers. It is drawn with
 * pauses.
 */
export function* drawPoster(
  dump: PublicDump,
  { shape, theme, texts, siteTheme: chosen }: PictureOptions,
): Generator<Pause, SizedDrawing> {
  const { content, layouts } = dump;
  const style = radarStyleOf(chosen, theme === 'dark' ? 'night' : theme);
  const typefaces = typefacesOf(style);
  const layout = layouts[shape];
  const scale = Math.min(inside / layout.width, largest[shape] / layout.height);
  const top = 176;
  const lists = yield* drawLists(dump, top + layout.height * scale + 48, style);
  const height = Math.ceil(lists.end + 64);
  const edition = `${editionName(dump, texts)} · ${texts.month(dump.created_at)}`;
  const left = (width - layout.width * scale) / 2;
  const disc: SvgNode[] = [];
  for (const part of contentParts(
    { layout, field: content, blips: content.blips, challenge: content.challenge, prefix: 'radar' },
    style,
  )) {
    disc.push(part);
    yield '';
  }
  const node = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': 'radar-title radar-description',
    },
    [
      element('title', { id: 'radar-title' }, [content.title]),
      element('desc', { id: 'radar-description' }, [ledeOf(dump, texts)]),
      element('rect', { width, height, fill: style.paper }),
      textLine(shorten(content.title, 50, inside), margin, 98, {
        ...typefaces.title,
        'font-size': 50,
        fill: style.ink,
      }),
      textLine(shorten(`${edition}. ${ledeOf(dump, texts)}`, 20, inside), margin, 138, {
        ...typefaces.reading,
        'font-size': 20,
        fill: style.inkSoft,
      }),
      element('g', { transform: `translate(${measure(left)} ${top}) scale(${measure(scale)})` }, [
        element('g', {}, disc),
      ]),
      lists.node,
      textLine(content.workspace, margin, height - 28, { ...typefaces.small, 'font-size': 13, fill: style.inkSoft }),
      textLine(keyOf(dump, style, texts), width - margin, height - 28, {
        ...typefaces.small,
        'font-size': 13,
        'text-anchor': 'end',
        fill: style.inkSoft,
      }),
    ],
  );
  return { node, width, height };
}

/** The meaning of size and marks of the blips. */
function keyOf({ content }: PublicDump, style: RadarStyle, texts: PageTexts): string {
  const marks = shownMarks(content.blips);
  return [
    texts.say(style.isNight ? 'key_brighter' : 'key_larger'),
    ...(marks.includes('new') ? [`○ ${texts.say('key_new')}`] : []),
    ...(marks.some((mark) => mark !== 'new') ? [`···· ${texts.say('key_moved')}`] : []),
  ].join(' · ');
}

/** The blips of each sector in a column, at most six columns side by side. */
function* drawLists(
  { content: { domains: sectors, blips } }: PublicDump,
  top: number,
  style: RadarStyle,
): Generator<Pause, { node: SvgNode; end: number }> {
  const columns = Math.min(sectors.length, 6);
  const columnWidth = (inside - (columns - 1) * columnGap) / columns;
  const lists: { sector: string; rows: Row[]; height: number }[] = [];
  for (const sector of sectors) {
    const rows: Row[] = [];
    for (const blip of byNumber(blips.filter((each) => nameKey(each.domain) === nameKey(sector)))) {
      rows.push({ number: blip.number, lines: linesOf(blip, columnWidth) });
      yield '';
    }
    lists.push({ sector, rows, height: rows.reduce((sum, { lines }) => sum + heightOf(lines), 0) });
  }
  const parts: SvgNode[] = [];
  let y = top;
  for (let first = 0; first < lists.length; first += columns) {
    const sideBySide = lists.slice(first, first + columns);
    for (const [column, { sector, rows }] of sideBySide.entries()) {
      const x = margin + column * (columnWidth + columnGap);
      const size = { 'font-size': 18, fill: style.ink };
      parts.push(textLine(shorten(sector, 18, columnWidth), x, y, { ...typefacesOf(style).title, ...size }));
      let rowY = y + 26;
      for (const row of rows) {
        parts.push(...drawRow(row, x, rowY, style));
        rowY += heightOf(row.lines);
      }
    }
    y += 26 + Math.max(...sideBySide.map(({ height }) => height)) + 34;
  }
  return { node: element('g', {}, parts), end: y - 34 };
}

/** A blip of a list: its number, and the lines of its label. */
interface Row {
  readonly number: number;
  readonly lines: readonly string[];
}

/** The lines of a label; of a very long one, its beginning. */
function linesOf({ label }: DumpBlip, width: number): string[] {
  const room = (width - indent) / rowSize;
  return breakText(label, [room, room]);
}

const heightOf = (lines: readonly string[]): number => rowHeight + (lines.length - 1) * lineHeight;

function drawRow({ number, lines }: Row, x: number, y: number, style: RadarStyle): SvgNode[] {
  const textStyle = { ...typefacesOf(style).small, 'font-size': rowSize };
  return [
    textLine(String(number), x, y, { ...textStyle, fill: style.inkSoft }),
    ...lines.map((line, index) =>
      textLine(line, x + indent, y + index * lineHeight, { ...textStyle, fill: style.ink }),
    ),
  ];
}
