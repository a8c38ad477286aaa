/** Generates abstract art from a seed: same seed, same art. Pure and cheap, since hundreds may be on the screen. */

/** Art is drawn on a sheet of this size and cropped to its frame. */
export const sheet = { width: 300, height: 200 } as const;

/** Three colours from the light corner to the dark one. */
export type Palette = readonly [light: string, middle: string, dark: string];

export const palettes: readonly Palette[] = [
  ['#f5c58b', '#e26f8a', '#5a3d8c'],
  ['#d0e4e1', '#8cb4ad', '#2c5a60'],
  ['#f3d8c6', '#c98a69', '#6c3946'],
  ['#d9def4', '#8d98db', '#3d348b'],
  ['#f8e5b8', '#e9a34d', '#9a482d'],
  ['#dce9d1', '#8fb27a', '#3a5e41'],
  ['#ecd4e5', '#b872a6', '#562f5e'],
  ['#d4e3ef', '#6d9ec5', '#224569'],
];

export const motifs = ['sun', 'bars', 'rings', 'constellation'] as const;
type Motif = (typeof motifs)[number];

/** One path of the drawing: filled or, with `width`, stroked. */
interface Shape {
  readonly path: string;
  /** Light is white, dark the darkest colour of the palette. */
  readonly tone: 'light' | 'dark';
  readonly opacity: number;
  /** Width of the stroke; absent where the path is filled. */
  readonly width?: number;
}

export interface Drawing {
  readonly palette: Palette;
  readonly motif: Motif;
  readonly shapes: readonly Shape[];
}

type Random = () => number;

/** Draws the art of a seed. */
export function draw(seed: string): Drawing {
  const hash = hashOf(seed);
  const random = randomFrom(hash);
  const palette = palettes[Math.floor(random() * palettes.length)] as Palette;
  const motif = motifs[Math.floor(random() * motifs.length)] as Motif;
  return { palette, motif, shapes: drawMotif[motif](random) };
}

const drawMotif: Readonly<Record<Motif, (random: Random) => readonly Shape[]>> = {
  sun: drawSun,
  bars: drawBars,
  rings: drawRings,
  constellation: drawConstellation,
};

/** A pale disc behind waves that grow darker towards the foot. */
function drawSun(random: Random): Shape[] {
  const disc = circle(between(random, 90, 215), between(random, 108, 134), between(random, 40, 54));
  const horizon = between(random, 118, 134);
  const swing = between(random, 3, 7);
  const phase = random() * Math.PI * 2;
  const waves = [0, 1, 2, 3].map((index) => ({
    path: wave(horizon + index * 19, swing - index, phase + index * 0.5),
    tone: 'dark' as const,
    opacity: 0.28,
  }));
  return [...waves, { path: disc, tone: 'light', opacity: 0.3 }];
}

/** Nine bars of different heights, alternately pale and deep. */
function drawBars(random: Random): Shape[] {
  const pitch = sheet.width / 9;
  const heights = Array.from({ length: 9 }, () => between(random, 52, 168));
  const shifted = random() < 0.5 ? 1 : 0;
  const bars = (parity: number) =>
    heights
      .map((height, index) => (index % 2 === parity ? rectangle(3.5 + index * pitch, sheet.height - height, 27.4) : ''))
      .join('');
  return [
    { path: bars(shifted), tone: 'light', opacity: 0.3 },
    { path: bars(1 - shifted), tone: 'dark', opacity: 0.32 },
  ];
}

/** A signal: a bright point and the rings that leave it. */
function drawRings(random: Random): Shape[] {
  const x = random() < 0.5 ? between(random, 62, 120) : between(random, 180, 238);
  const y = between(random, 62, 128);
  const gap = between(random, 19, 25);
  const rings = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => circle(x, y, index * gap)).join('');
  return [
    { path: rings, tone: 'light', opacity: 0.44, width: 0.75 },
    { path: circle(x, y, between(random, 5.5, 8)), tone: 'light', opacity: 1 },
  ];
}

/** Points of different strength, and faint lines between some of them. */
function drawConstellation(random: Random): Shape[] {
  const points = Array.from({ length: 24 }, () => ({
    x: between(random, 6, 294),
    y: between(random, 6, 194),
    radius: between(random, 1.6, 6.6),
  }));
  const lines = Array.from({ length: 9 }, () => {
    const from = pick(random, points);
    const to = pick(random, points);
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  });
  const share = (part: number) =>
    points
      .filter((_, index) => index % 3 === part)
      .map(({ x, y, radius }) => circle(x, y, radius))
      .join('');
  return [
    { path: lines.join(''), tone: 'light', opacity: 0.24, width: 0.7 },
    { path: share(0), tone: 'light', opacity: 0.26 },
    { path: share(1), tone: 'light', opacity: 0.42 },
    { path: share(2), tone: 'light', opacity: 0.62 },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
}

const rectangle = (x: number, y: number, width: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}V${sheet.height}H${round(x)}z`;

/** A long swell from the left edge to the right one, closed along the foot. */
function wave(y: number, swing: number, phase: number): string {
  const heights = [0, 1, 2, 3, 4].map((step) => round(y + Math.sin(phase + step * 1.3) * swing));
  const curve = heights.slice(1).map((height, index) => {
    const from = index * 75;
    return `C${from + 37} ${heights[index]} ${from + 38} ${height} ${from + 75} ${height}`;
  });
  return `M0 ${heights[0]}${curve.join('')}V${sheet.height}H0z`;
}

/** FNV-1a, 32 bits. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A small generator of numbers in [0, 1), determined by its seed. */
function randomFrom(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
