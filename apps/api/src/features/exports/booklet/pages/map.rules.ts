import { tagColorValues } from '@foreglow/contract/tags/tag';
import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawMap } from '@foreglow/pictures/map/draw-map';
import { coarseOfPoints, distinctColor, groupingOf, nameOfGroup } from '@foreglow/pictures/map/grouping';
import type { PictureGroup } from '@foreglow/pictures/map/map-picture';
import type { ExportedMap } from '#features/exports/content/content.ts';
import type { BookletOptions } from '../options.ts';
import type { BookletWords } from '../texts.ts';
import { array, dictionary, literal, printable } from '../typst-code.rules.ts';
import type { Setting } from './setting.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture across the full width. */
const width = 1000;
/**
 * For an upright page: the pixels available for the picture and the groups below it, and those of a line of the groups.
 */
const upright = { a4: 1170, letter: 1050, line: 37 };
/** A name with more characters needs a second line. */
const charactersOfLine = 32;

/** The size of the picture: next to the groups on a wide page, above them on an upright one, in the remaining space. */
function sizeFor(paper: BookletOptions['paper'], rows: readonly LegendRow[]): Size {
  if (paper === '16:9') return { width, height: 780 };
  const half = Math.ceil(rows.length / 2);
  const linesOf = (column: readonly LegendRow[]) =>
    column.reduce((sum, { name }) => sum + Math.ceil(name.length / charactersOfLine), 0);
  const lines = Math.max(linesOf(rows.slice(0, half)), linesOf(rows.slice(half)));
  return { width, height: Math.max(width / 2, Math.min(width, upright[paper] - upright.line * lines)) };
}

/** A coarse group as listed on the page, in the colour of its points. */
interface NamedGroup extends PictureGroup {
  readonly color: string;
}

/** The Typst code of the page of the map: its picture, and the groups in their colours. */
export function mapCode(map: ExportedMap, setting: Setting): string {
  const { texts, options } = setting;
  const groups = groupsOf(map, texts);
  const rows = legendOf(map, groups, setting);
  const size = sizeFor(options.paper, rows);
  const facts = dictionary({
    title: literal(texts.say('map')),
    lede: setting.line(ledeOf(map, texts)),
    picture: literal(drawn(map, groups, size, setting)),
    ratio: String(size.height / size.width),
    alt: literal(printable(spoken(map, rows, texts))),
    label: groups.length > 0 ? setting.phrase(texts.count('mapGroups', groups.length)) : undefined,
    rows: array(rows.map((row) => legendRow(row, setting))),
  });
  return `map-page(${literal(options.paper)},${facts})`;
}

/** The coarse groups, largest first. */
function groupsOf({ groups }: ExportedMap, texts: BookletWords): NamedGroup[] {
  return groupingOf(groups).coarse.map((group, at) => ({
    ...group,
    name: printable(nameOfGroup(group) ?? texts.say('mapNoWords')),
    note: texts.count('cards', group.count),
    color: tagColorValues[distinctColor(at)],
  }));
}

function ledeOf({ unplaced }: ExportedMap, texts: BookletWords): string {
  return [texts.say('mapLede'), ...(unplaced > 0 ? [texts.count('mapUnplaced', unplaced)] : [])].join(' ');
}

function drawn(
  { points, groups }: ExportedMap,
  named: readonly NamedGroup[],
  size: Size,
  { texts, styles }: Setting,
): string {
  const picture = drawMap(
    {
      ...size,
      points: { ...points, size: points.uses },
      colors: {
        of: coarseOfPoints(groupingOf(groups), points),
        palette: [...named.map(({ color }) => color), styles.map.dim],
      },
      groups: named.map((group) => ({ ...group, note: group.count.toLocaleString(texts.region) })),
      outlines: [],
      title: texts.say('map'),
      description: texts.count('cards', points.count),
      prefix: 'map',
      onPaper: true,
    },
    styles.map,
  );
  return svgText(picture);
}

/** A description of the picture for people who cannot see it. */
function spoken({ points }: ExportedMap, rows: readonly LegendRow[], texts: BookletWords): string {
  const named = rows.map(({ name, note }) => `${name} (${note})`).join('; ');
  return [texts.say('map'), texts.count('cards', points.count), ...(named ? [named] : [])].join('. ');
}

type LegendRow = Pick<NamedGroup, 'name' | 'note' | 'count' | 'color'>;

/** The groups, and the cards in no group. */
function legendOf({ points }: ExportedMap, groups: readonly NamedGroup[], { texts, styles }: Setting): LegendRow[] {
  const alone = points.count - groups.reduce((sum, { count }) => sum + count, 0);
  if (alone <= 0 || groups.length === 0) return [...groups];
  const note = texts.count('cards', alone);
  return [...groups, { name: texts.say('mapAlone'), note, count: alone, color: styles.map.dim }];
}

const legendRow = ({ name, note, color }: LegendRow, setting: Setting): string =>
  dictionary({ color: literal(color), name: setting.phrase(name), note: setting.phrase(note) });
