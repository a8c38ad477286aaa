import type { DumpBlip, PlacedBlip, RadarLayout } from '@foreglow/contract';
import { mixed } from '@foreglow/contract/appearance/colors';
import { shorten } from '@foreglow/pictures/drawing/text-width';
import { annotate } from '@foreglow/pictures/radars/annotations';
import type { BlipLabel } from '@foreglow/pictures/radars/layout/blip-labels';
import { withNamesFor } from '@foreglow/pictures/radars/layout/names-by-width';
import { placeQuestion } from '@foreglow/pictures/radars/question';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { pointAt } from '@foreglow/pictures/radars/shapes';
import type { RadarSlide } from './radar-slide.rules.ts';
import { circleArea, group, halfDisc, lineBetween, preset, type Shape, shape } from './shape-xml.rules.ts';

/** Where the disc is on a slide, in inches: its centre and its radius. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The names of shapes that belong to no blip. */
export interface ShapeNames {
  readonly sky: string;
  readonly sun: string;
}

/** The number of half discs that the colours of the sky are made of, and of the sun: no program draws them unlike another. */
const skyBands = 72;
const sunBands = 28;

interface Sheet {
  readonly layout: RadarLayout;
  readonly style: RadarStyle;
  readonly lang: string;
  readonly at: (point: { readonly x: number; readonly y: number }) => { readonly x: number; readonly y: number };
  /** Inches of a unit of the view box. */
  readonly unit: number;
}

/** The sky of a radar as shapes: the disc, the sun with the question, the names, and the blips as lights. */
export function radarShapes(
  { layout: own, field, blips, width, challenge, list }: RadarSlide,
  disc: Disc,
  style: RadarStyle,
  { sky, sun }: ShapeNames,
  lang: string,
): { readonly shapes: Shape[]; readonly unnamed: readonly DumpBlip[] } {
  const layout = width === 'wide' ? own : withNamesFor(width, own, field);
  const unit = disc.radius / edgeOf(layout);
  const sheet: Sheet = {
    layout,
    style,
    lang,
    unit,
    at: ({ x, y }) => ({ x: disc.x + (x - layout.centre.x) * unit, y: disc.y + (y - layout.centre.y) * unit }),
  };
  const { labels, trails } = annotate(layout, field, blips, width);
  const byId = new Map(labels.map((label) => [label.id, label]));
  const known = new Map(blips.map((blip) => [blip.id, blip]));
  const isInGroup = new Set(layout.groups.flatMap(({ ids }) => ids));
  const shapes = [
    group(sky, skyShapes(sheet)),
    group(sun, sunShapes(sheet, sun, challenge)),
    // On the slide of one sector its name is the title.
    ...(list ? [] : sectorNames(sheet)),
    ...ringNames(sheet),
    ...[...trails].map(([id, { from, to }]) =>
      lineBetween(`${known.get(id)?.label ?? ''} ←`, sheet.at(from), sheet.at(to), {
        color: style.moved,
        opacity: 0.75,
        width: 3.4 * unit * 72,
        isDotted: true,
      }),
    ),
    ...layout.groups.map(({ ids, ...circle }) => {
      const names = ids.flatMap((id) => known.get(id)?.label ?? []).join(', ');
      const edge = { color: style.groupEdge, width: 0.75 };
      return shape({
        name: `+${ids.length}`,
        description: names,
        area: circleAt(sheet, circle),
        geometry: preset('ellipse'),
        fill: { color: style.group },
        line: edge,
        text: numberText(sheet, `+${ids.length}`, circle.r, style.groupNumber),
      });
    }),
    ...layout.blips.flatMap((place) => {
      const blip = known.get(place.id);
      return blip ? [blipShapes(sheet, place, blip, byId.get(place.id))] : [];
    }),
  ];
  return { shapes, unnamed: blips.filter(({ id }) => !byId.has(id) && !isInGroup.has(id)) };
}

const edgeOf = ({ rings, sun }: RadarLayout): number => Math.max(sun, ...rings.map(({ outer }) => outer));

const circleAt = ({ at, unit }: Sheet, { x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => {
  const centre = at({ x, y });
  return circleArea(centre.x, centre.y, r * unit);
};

/** The colour of the sky between the sun (0) and its edge (1). */
function skyColor({ sky }: RadarStyle, share: number): string {
  const next = sky.findIndex(({ at }) => at >= share);
  const [from, to] = [sky[next - 1] ?? sky[0], sky[next] ?? sky.at(-1)];
  if (!from || !to) return '#000000';
  return to.at === from.at ? to.color : mixed(from.color, to.color, (share - from.at) / (to.at - from.at));
}

function half({ layout, at, unit }: Sheet, radius: number) {
  const { x, y } = at(layout.centre);
  return { x: x - radius * unit, y: y - radius * unit, w: 2 * radius * unit, h: radius * unit };
}

/** Nested half discs, the largest first, with the edges of rings and sectors. */
function skyShapes(sheet: Sheet): Shape[] {
  const { layout, style, at } = sheet;
  const { sun, centre, rings, sectors } = layout;
  const outer = edgeOf(layout);
  const line = { color: style.line, opacity: Number(style.lineOpacity), width: 0.75 };
  const bands = Array.from({ length: skyBands }, (_, band) => {
    const share = 1 - band / skyBands;
    return shape({
      name: `${band + 1}`,
      area: half(sheet, sun + (outer - sun) * share),
      geometry: halfDisc(false),
      fill: { color: skyColor(style, share - 0.5 / skyBands) },
    });
  });
  const edges = rings.map((ring) =>
    shape({ name: `${skyBands + 1}`, area: half(sheet, ring.outer), geometry: halfDisc(true), line }),
  );
  const spokes = sectors
    .slice(1)
    .map(({ from }) => lineBetween('', at(pointAt(centre, from, sun)), at(pointAt(centre, from, outer)), line));
  return [...bands, ...edges, ...spokes];
}

function sunShapes(sheet: Sheet, name: string, challenge: string | null): Shape[] {
  const { layout, style, unit, lang } = sheet;
  const bands = Array.from({ length: sunBands }, (_, band) => {
    const share = 1 - band / sunBands;
    const color = mixed(style.sun, style.sunEdge, share);
    return shape({
      name: `${band + 1}`,
      area: half(sheet, layout.sun * share),
      geometry: halfDisc(false),
      fill: { color },
    });
  });
  const { lines, fontSize } = placeQuestion(challenge ?? '', layout);
  const [first] = lines;
  if (!first) return bands;
  const { x, y, w } = half(sheet, layout.sun);
  const top = sheet.at({ x: first.x, y: first.y - fontSize * 0.95 }).y;
  const size = fontSize * unit * 72;
  const lineHeight = size * 1.22;
  const text = {
    lines: lines.map((one) => one.text),
    font: 'reading',
    size: size * 0.96,
    lineHeight,
    color: style.onSun,
    align: 'ctr',
    lang,
  } as const;
  const area = { x, y: Math.max(y, top), w, h: (lines.length * lineHeight) / 72 };
  return [...bands, shape({ name, area, text })];
}

/** The names of the sectors, each along the tangent at the middle of its arc. */
function sectorNames({ layout, style, at, unit, lang }: Sheet): Shape[] {
  return layout.domainLabels.flatMap(({ lines, fontSize }) =>
    lines.map(({ text, radius, from, to }) => {
      const middle = (from + to) / 2;
      const { x, y } = at(pointAt(layout.centre, middle, radius + 0.3 * fontSize));
      const w = Math.abs(to - from) * radius * unit * 1.1;
      const size = fontSize * unit * 72;
      const h = (size * 1.15) / 72;
      return shape({
        name: text,
        area: { x: x - w / 2, y: y - h / 2, w, h },
        rotation: middle + Math.PI / 2,
        text: {
          lines: [text],
          font: 'reading',
          size,
          lineHeight: size * 1.15,
          color: style.ink,
          align: 'ctr',
          anchor: 'ctr',
          isItalic: true,
          lang,
        },
      });
    }),
  );
}

function ringNames({ layout, style, at, unit, lang }: Sheet): Shape[] {
  return layout.ringLabels
    .filter(({ text }) => text !== '')
    .map(({ text, x, y, fontSize, ring }) => {
      const band = layout.rings[ring];
      const w = ((band?.outer ?? 0) - (band?.inner ?? 0)) * unit;
      const size = fontSize * unit * 72 * 0.94;
      const point = at({ x, y: y - fontSize * 0.95 });
      return shape({
        name: text,
        area: { x: point.x - w / 2, y: point.y, w, h: (size * 1.2) / 72 },
        text: {
          lines: [text],
          font: 'interface',
          size,
          lineHeight: size * 1.2,
          color: style.inkSoft,
          align: 'ctr',
          lang,
        },
      });
    });
}

/** The radii of lights by impact from 1 to 5, at scale 1, and of their glow, as in other pictures. */
const lights = [8, 9.5, 11, 14, 18] as const;
const glows = [26, 30, 34, 46, 60] as const;
/** Circles on one another, since not every program draws gradients of transparency or soft edges. */
const glowing = [1, 0.86, 0.73, 0.61, 0.5, 0.4].map((share, at) => ({ share, opacity: 0.035 + 0.021 * at }));

/** A blip as a group of its light and its name, which are moved together; one without a name has its number. */
function blipShapes(sheet: Sheet, place: PlacedBlip, blip: DumpBlip, label: BlipLabel | undefined): Shape {
  const { style, unit, layout } = sheet;
  const { number, impact, movement, ring, domain } = blip;
  const described = [blip.label, domain, ring].join(', ');
  const ellipse = preset('ellipse');
  const ringOf = (r: number, width: number) =>
    shape({
      name: `${number} ○`,
      area: circleAt(sheet, { ...place, r }),
      geometry: ellipse,
      line: { color: style.isNew, width: width * unit * 72 },
    });
  if (!label) {
    const disc = shape({
      name: blip.label,
      description: described,
      area: circleAt(sheet, place),
      geometry: ellipse,
      fill: { color: style.blip, opacity: 0.2 },
      line: { color: style.blip, opacity: 0.45, width: 0.5 },
      text: numberText(sheet, String(number), place.r, style.blipNumber),
    });
    return movement === 'new' ? group(blip.label, [disc, ringOf(place.r * 0.95, place.r * 0.12)], described) : disc;
  }
  const at = Math.min(5, Math.max(1, Math.round(impact) || 3)) - 1;
  const light = (lights[at] ?? lights[2]) * layout.scale;
  const glow = (glows[at] ?? glows[2]) * layout.scale;
  return group(
    blip.label,
    [
      ...glowing.map(({ share, opacity }) =>
        shape({
          name: `${number} *`,
          area: circleAt(sheet, { ...place, r: glow * share }),
          geometry: ellipse,
          fill: { color: style.blip, opacity },
        }),
      ),
      ...(label.leader
        ? [
            lineBetween(`${number} –`, sheet.at(label.leader.from), sheet.at(label.leader.to), {
              color: style.name,
              opacity: 0.55,
              width: 0.6,
            }),
          ]
        : []),
      shape({
        name: `${number} ●`,
        area: circleAt(sheet, { ...place, r: light }),
        geometry: ellipse,
        fill: { color: style.blip },
      }),
      ...(movement === 'new' ? [ringOf(light + 9 * layout.scale, 2.6)] : []),
      labelShape(sheet, label),
    ],
    described,
  );
}

function labelShape({ at, unit, style, lang }: Sheet, { box, lines, fontSize, anchor }: BlipLabel): Shape {
  const { x, y } = at({ x: box.left, y: box.top });
  const size = fontSize * unit * 72;
  return shape({
    name: lines.map(({ text }) => text).join(' '),
    area: { x, y, w: (box.right - box.left) * unit, h: (box.bottom - box.top) * unit },
    text: {
      lines: lines.map(({ text }) => text),
      font: 'reading',
      size: size * 0.97,
      lineHeight: size * 1.08,
      color: style.name,
      align: anchor === 'start' ? 'l' : anchor === 'end' ? 'r' : 'ctr',
      edge: style.nameEdge,
      lang,
    },
  });
}

/** The size of the type, as a share of the radius, so that so many signs have room. */
const typeSizes = [1, 1, 0.9, 0.78, 0.64];

function numberText({ unit, lang }: Sheet, text: string, r: number, color: string) {
  const size = r * unit * 72 * (typeSizes[text.length] ?? 0.55);
  const font = 'interface' as const;
  return {
    lines: [shorten(text, 1, 6)],
    font,
    size,
    lineHeight: size * 1.1,
    color,
    align: 'ctr',
    anchor: 'ctr',
    isBold: true,
    lang,
  } as const;
}
