import { shorten, widthOf } from '@foreglow/pictures/drawing/text-width';

/** What a colour of the dots stands for. */
export interface LegendRow {
  readonly id: string;
  /** A CSS colour. */
  readonly swatch: string;
  readonly name: string;
  readonly count: string;
}

/** What a picture of a map tells about the map, which fills the middle of it. */
export interface SheetTexts {
  readonly title: string;
  /** What the map shows, and the date. */
  readonly facts: readonly string[];
  readonly legend: readonly LegendRow[];
}

export interface SheetText {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 500;
  readonly font: 'serif' | 'sans';
  readonly tone: 'ink' | 'inkSoft';
  readonly anchor: 'start' | 'end';
}

/** A sheet with the map, its title above and its legend below; all lengths in CSS pixels. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Where the map begins. */
  readonly map: { readonly left: number; readonly top: number };
  readonly texts: readonly SheetText[];
  readonly dots: readonly { readonly x: number; readonly y: number; readonly r: number; readonly fill: string }[];
}

const padding = 24;
const titleSize = 26;
const textSize = 13;
const rowHeight = 22;
const column = { least: 150, most: 250, gap: 28 };

/** Lays out the sheet around a map of a size. */
export function sheetOf({ title, facts, legend }: SheetTexts, map: { width: number; height: number }): Sheet {
  const width = map.width + 2 * padding;
  const texts: SheetText[] = [];
  const line = (text: string, at: Pick<SheetText, 'x' | 'y'>, changes: Partial<SheetText> = {}) =>
    texts.push({ text, size: textSize, weight: 400, font: 'sans', tone: 'ink', anchor: 'start', ...at, ...changes });
  let y = padding + titleSize * 0.8;
  line(shorten(title, titleSize, map.width), { x: padding, y }, { size: titleSize, weight: 500, font: 'serif' });
  for (const fact of wrapped(facts, map.width)) {
    y += rowHeight;
    line(fact, { x: padding, y }, { tone: 'inkSoft' });
  }
  const top = y + 18;
  const columns = columnsOf(legend, map.width);
  const wide = (map.width - (columns - 1) * column.gap) / columns;
  const room = Math.min(column.most, wide);
  const rows = Math.ceil(legend.length / columns);
  const first = top + map.height + padding;
  const dots = legend.map(({ swatch, name, count }, at) => {
    const x = padding + Math.floor(at / Math.max(1, rows)) * (room + column.gap);
    const baseline = first + (at % Math.max(1, rows)) * rowHeight + textSize;
    const countWidth = widthOf(count, textSize);
    line(shorten(name, textSize, room - 18 - countWidth - 10), { x: x + 18, y: baseline });
    line(count, { x: x + room, y: baseline }, { tone: 'inkSoft', anchor: 'end' });
    return { x: x + 5, y: baseline - textSize * 0.35, r: 4.5, fill: swatch };
  });
  const height = legend.length > 0 ? first + rows * rowHeight + padding : top + map.height + padding;
  return { width, height, map: { left: padding, top }, texts, dots };
}

/** As many columns as there is room for, if the names are not to be shortened much. */
function columnsOf(legend: readonly LegendRow[], width: number): number {
  const longest = Math.max(0, ...legend.map(({ name, count }) => widthOf(`${name} ${count}`, textSize) + 28));
  const wanted = Math.min(column.most, Math.max(column.least, longest));
  return Math.max(1, Math.min(legend.length, Math.floor((width + column.gap) / (wanted + column.gap))));
}

/** The facts in as few lines as fit. */
function wrapped(facts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const joined = `${lines.at(-1)} · ${fact}`;
    if (lines.length > 0 && widthOf(joined, textSize) <= width) lines[lines.length - 1] = joined;
    else lines.push(shorten(fact, textSize, width));
  }
  return lines;
}
