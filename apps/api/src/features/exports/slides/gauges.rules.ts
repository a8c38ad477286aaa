import type { Direction } from '@foreglow/contract';
import { type Area, circleArea, group, preset, type Shape, shape } from './shape-xml.rules.ts';
import type { Gauge, MatrixPosition } from './slide.ts';
import type { SlideStyle } from './slide-style.ts';

type Colors = SlideStyle['colors'];

const pitch = 0.2;

/** The instrument of a rating, at a place of which `x` and the middle are given. Its name is that of the rating. */
export function gaugeShapes(
  {
    label,
    value,
    note,
    gauge,
  }: { readonly label: string; readonly value: string; readonly note: string; readonly gauge: Gauge },
  { x, middle }: { readonly x: number; readonly middle: number },
  colors: Colors,
): Shape {
  const description = [label, value, note].filter(Boolean).join(', ');
  if (gauge.kind === 'direction') return arrow(description, gauge.value, { x, middle }, colors);
  const { kind, of, value: reached } = gauge;
  const width = kind === 'step' ? 0.36 : pitch;
  const steps = Array.from({ length: of }, (_, at) => {
    const isOn = reached !== null && (kind === 'step' ? at === reached - 1 : at < reached);
    const fill = { color: isOn ? colors.indigo : colors.line };
    const area =
      kind === 'step'
        ? { x: x + at * width, y: middle - 0.055, w: width - 0.04, h: 0.11 }
        : circleArea(x + at * width + 0.07, middle, 0.065);
    return shape({ name: `${at + 1}`, area, geometry: preset(kind === 'step' ? 'rect' : 'ellipse'), fill });
  });
  return group(label, steps, description);
}

const turns: Readonly<Record<Exclude<Direction, 'wild_card'>, number>> = {
  rising: -Math.PI / 4,
  steady: 0,
  fading: Math.PI / 4,
};

function arrow(
  description: string,
  direction: Direction | null,
  { x, middle }: { readonly x: number; readonly middle: number },
  colors: Colors,
): Shape {
  const area: Area = { x, y: middle - 0.1, w: 0.24, h: 0.2 };
  const fill = { color: direction ? colors.indigo : colors.line };
  if (direction === 'wild_card') {
    return shape({
      name: description,
      description,
      area: circleArea(x + 0.12, middle, 0.13),
      geometry: preset('star4'),
      fill,
    });
  }
  const rotation = direction ? turns[direction] : 0;
  return shape({ name: description, description, area, geometry: preset('rightArrow'), fill, rotation });
}

/** The place of a trend in the matrix: later to the right, more impact upwards. */
export function matrixShapes({ label, column, columns, row, rows }: MatrixPosition, area: Area, colors: Colors): Shape {
  const gap = 0.03;
  const [w, h] = [area.w / columns, area.h / rows];
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const [across, up] = [at % columns, Math.floor(at / columns)];
    const isHere = across === column && up === row;
    return shape({
      name: `${across + 1} × ${up + 1}`,
      area: { x: area.x + across * w, y: area.y + (rows - 1 - up) * h, w: w - gap, h: h - gap },
      geometry: preset('rect'),
      fill: { color: isHere ? colors.rose : colors.line, opacity: isHere ? 1 : 0.6 },
    });
  });
  return group(label, cells, `${label}: ${column + 1} × ${row + 1}`);
}
