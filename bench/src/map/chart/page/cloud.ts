import { seededRandom } from '../../../../../apps/api/src/platform/numbers/random.ts';
import type { ChartGroup, ChartPoints } from '../../../../../apps/web/src/features/map/components/chart/chart.types.ts';
import { normal } from '../../normal.ts';

/** Points with groups, in the form that is passed to every chart. */
export interface Cloud {
  readonly points: ChartPoints;
  /** For each point an index of `palette`. */
  readonly colorOf: Uint8Array;
  readonly groups: readonly ChartGroup[];
}

export const palette: readonly string[] = [
  '#3b6db5',
  '#b3325a',
  '#2f7d5b',
  '#c9772b',
  '#6a4fb3',
  '#1f8a99',
  '#a0522d',
  '#d0639b',
  '#5f7f1f',
  '#845a8f',
  '#b59b1f',
  '#4a5a78',
];
const partsOfGroup = 10;
const world = 65_535;

/** Gaussian clusters within wider ones. The same seed gives the same points. */
export function cloudOf(count: number, seed: number): Cloud {
  const random = seededRandom(seed);
  const coarse = palette.map(() => ({ x: 0.15 + 0.7 * random(), y: 0.15 + 0.7 * random() }));
  const fine = coarse.flatMap(({ x, y }, group) =>
    Array.from({ length: partsOfGroup }, () => ({
      group,
      x: x + 0.07 * normal(random),
      y: y + 0.07 * normal(random),
      spread: 0.008 + 0.02 * random(),
      count: 0,
    })),
  );
  const x = new Uint16Array(count);
  const y = new Uint16Array(count);
  const colorOf = new Uint8Array(count);
  for (let point = 0; point < count; point++) {
    const part = fine[Math.floor(random() * fine.length)];
    if (!part) continue;
    part.count += 1;
    x[point] = inWorld(part.x + part.spread * normal(random));
    y[point] = inWorld(part.y + part.spread * normal(random));
    colorOf[point] = part.group;
  }
  const wide = coarse.map((middle, group): ChartGroup => {
    const counts = fine.filter((part) => part.group === group).map((part) => part.count);
    const sum = counts.reduce((all, each) => all + each, 0);
    return groupAt('coarse', group, middle, sum);
  });
  const close = fine.map((part, at): ChartGroup => groupAt('fine', at, part, part.count));
  return { points: { count, x, y, size: new Uint8Array(count) }, colorOf, groups: [...wide, ...close] };
}

const inWorld = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * world);

const groupAt = (level: ChartGroup['level'], at: number, { x, y }: { x: number; y: number }, count: number) => ({
  id: `${level} ${at}`,
  level,
  name: level === 'coarse' ? `Signs of change ${at + 1}` : `Topic number ${at + 1}`,
  count,
  x: inWorld(x),
  y: inWorld(y),
});
