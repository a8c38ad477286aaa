import { element, type SvgNode } from '@foreglow/pictures/drawing/svg';

// Shapes of a slide as DrawingML, for what the library cannot draw: groups and own geometry.

/** In inches. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Paint {
  /** With or without `#`. */
  readonly color: string;
  /** From 0 to 1. */
  readonly opacity?: number;
}

export interface Line extends Paint {
  /** In points. */
  readonly width: number;
  readonly isDotted?: boolean;
}

interface ShapeText {
  readonly lines: readonly string[];
  /** `reading` is the font of titles in the theme, `interface` the one of bodies. */
  readonly font: 'reading' | 'interface';
  /** In points. */
  readonly size: number;
  /** The height of a line, in points. */
  readonly lineHeight: number;
  readonly color: string;
  readonly align?: 'l' | 'ctr' | 'r';
  readonly anchor?: 't' | 'ctr' | 'b';
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  /** A faint light of this colour behind the letters. */
  readonly edge?: string;
  readonly lang: string;
}

interface ShapeOptions {
  readonly name: string;
  /** What it shows, for people who cannot see it; shapes without it are decoration. */
  readonly description?: string;
  readonly area: Area;
  readonly geometry?: SvgNode;
  readonly fill?: Paint;
  readonly line?: Line;
  readonly text?: ShapeText;
  /** Clockwise, in radians. */
  readonly rotation?: number;
  readonly isFlipped?: boolean;
}

/** A shape or a group of shapes: their places are those on the slide. */
export interface Shape {
  readonly area: Area;
  /** The shapes that it consists of. */
  readonly parts: readonly Shape[];
  readonly write: (id: () => number) => SvgNode;
}

/** Makes a shape, by default a text box without a fill. */
export const shape = (options: ShapeOptions): Shape => ({
  area: options.area,
  parts: [],
  write: (id) => {
    const { name, description, area, geometry = preset('rect'), fill, line, text } = options;
    return element('p:sp', {}, [
      element('p:nvSpPr', {}, [
        element('p:cNvPr', { id: id(), name, descr: description }),
        element('p:cNvSpPr', text && !fill && !line ? { txBox: 1 } : {}),
        element('p:nvPr'),
      ]),
      element('p:spPr', {}, [
        element(
          'a:xfrm',
          {
            rot: options.rotation ? Math.round((options.rotation * 180 * 60_000) / Math.PI) : undefined,
            flipV: options.isFlipped ? 1 : undefined,
          },
          placed(area),
        ),
        geometry,
        fill ? solid(fill) : element('a:noFill'),
        line ? lineOf(line) : element('a:ln', {}, [element('a:noFill')]),
      ]),
      textBody(text),
    ]);
  },
});

/** Makes a group, which can be moved as one. */
export function group(name: string, parts: readonly Shape[], description?: string): Shape {
  const area = around(parts.map((part) => part.area));
  return {
    area,
    parts,
    write: (id) => {
      const places = [
        ...placed(area),
        element('a:chOff', { x: emu(area.x), y: emu(area.y) }),
        element('a:chExt', { cx: emu(area.w), cy: emu(area.h) }),
      ];
      return element('p:grpSp', {}, [
        element('p:nvGrpSpPr', {}, [
          element('p:cNvPr', { id: id(), name, descr: description }),
          element('p:cNvGrpSpPr'),
          element('p:nvPr'),
        ]),
        element('p:grpSpPr', {}, [element('a:xfrm', {}, places)]),
        ...parts.map((part) => part.write(id)),
      ]);
    },
  };
}

/** The circle around a point. */
export const circleArea = (x: number, y: number, r: number): Area => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** A geometry that programs know by its name. */
export const preset = (name: 'rect' | 'ellipse' | 'line' | 'rightArrow' | 'star4'): SvgNode =>
  element('a:prstGeom', { prst: name }, [element('a:avLst')]);

/** The upper half of a circle, whose area is twice as wide as high; as a line it is open. */
export const halfDisc = (isLine: boolean): SvgNode =>
  element('a:custGeom', {}, [
    ...['avLst', 'gdLst', 'ahLst', 'cxnLst'].map((name) => element(`a:${name}`)),
    element('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }),
    element('a:pathLst', {}, [
      element('a:path', { w: 200, h: 100, ...(isLine && { fill: 'none' }) }, [
        element('a:moveTo', {}, [element('a:pt', { x: 0, y: 100 })]),
        element('a:arcTo', { wR: 100, hR: 100, stAng: 10_800_000, swAng: 10_800_000 }),
        ...(isLine ? [] : [element('a:close')]),
      ]),
    ]),
  ]);

/** A straight line between two points. */
export function lineBetween(
  name: string,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  line: Line,
): Shape {
  const area = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(to.x - from.x),
    h: Math.abs(to.y - from.y),
  };
  const isFlipped = (to.x - from.x) * (to.y - from.y) < 0;
  return shape({ name, area, geometry: preset('line'), line, isFlipped });
}

function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    w: Math.max(...areas.map((area) => area.x + area.w)) - x,
    h: Math.max(...areas.map((area) => area.y + area.h)) - y,
  };
}

const emu = (inches: number): number => Math.round(inches * 914_400);

const placed = ({ x, y, w, h }: Area): SvgNode[] => [
  element('a:off', { x: emu(x), y: emu(y) }),
  element('a:ext', { cx: emu(w), cy: emu(h) }),
];

const colorOf = ({ color, opacity = 1 }: Paint): SvgNode =>
  element(
    'a:srgbClr',
    { val: color.replace('#', '').slice(0, 6).toUpperCase() },
    opacity < 1 ? [element('a:alpha', { val: Math.round(opacity * 100_000) })] : [],
  );

const solid = (paint: Paint): SvgNode => element('a:solidFill', {}, [colorOf(paint)]);

const lineOf = ({ width, isDotted = false, ...paint }: Line): SvgNode =>
  element('a:ln', { w: Math.round(width * 12_700), cap: isDotted ? 'rnd' : undefined }, [
    solid(paint),
    ...(isDotted ? [element('a:prstDash', { val: 'sysDot' })] : []),
  ]);

function textBody(text: ShapeText | undefined): SvgNode {
  const { align = 'l', anchor = 't', lines = [] } = text ?? {};
  const body = { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor, rtlCol: 0 };
  return element('p:txBody', {}, [
    element('a:bodyPr', body, [element('a:noAutofit')]),
    element('a:lstStyle'),
    ...(text
      ? lines.map((line) =>
          element('a:p', {}, [
            element('a:pPr', { algn: align, marL: 0, indent: 0 }, [
              element('a:lnSpc', {}, [element('a:spcPts', { val: Math.round(text.lineHeight * 100) })]),
              element('a:spcBef', {}, [element('a:spcPts', { val: 0 })]),
              element('a:buNone'),
            ]),
            element('a:r', {}, [runStyle(text), element('a:t', {}, [line])]),
          ]),
        )
      : [element('a:p')]),
  ]);
}

function runStyle({ size, color, lang, font, isBold, isItalic, edge }: ShapeText): SvgNode {
  const theme = font === 'reading' ? '+mj' : '+mn';
  const style = { lang, sz: Math.round(size * 100), b: isBold ? 1 : 0, i: isItalic ? 1 : 0, dirty: 0 };
  return element('a:rPr', style, [
    solid({ color }),
    ...(edge
      ? [element('a:effectLst', {}, [element('a:glow', { rad: 38_100 }, [colorOf({ color: edge, opacity: 0.4 })])])]
      : []),
    element('a:latin', { typeface: `${theme}-lt` }),
    element('a:ea', { typeface: `${theme}-ea` }),
    element('a:cs', { typeface: `${theme}-cs` }),
  ]);
}
