import type { MapLegendEntry, MapPoints } from '@foreglow/contract';
import { coarseOfPoints, distinctColor, type Grouping } from '@foreglow/pictures/map/grouping';
import type { Coloring } from './map-search.rules.ts';

const none = 'var(--ink-mute)';

const variable = (color: string): string => `var(--tag-${color})`;

/** The colour of each entry of a legend, in the same order. */
export function paletteOf(coloring: Coloring, legend: readonly MapLegendEntry[]): string[] {
  return legend.map(({ value, color }, at) => {
    if (value === '') return none;
    if (coloring === 'tag') return variable(color ?? 'slate');
    if (coloring === 'month') return monthColor(at, legend.length);
    if (coloring === 'creator' || coloring === 'project') return variable(distinctColor(at));
    return value === 'true' ? variable('rose') : variable('slate');
  });
}

/** From the colour of night (the first month) through dawn to the sun (the last month). */
function monthColor(at: number, count: number): string {
  const share = count < 2 ? 1 : at / (count - 1);
  const [from, to, part] = share < 0.5 ? ['#3d348b', '#d6456b', share * 2] : ['#d6456b', '#f0a04b', (share - 0.5) * 2];
  return `color-mix(in oklab, ${to} ${Math.round(part * 100)}%, ${from})`;
}

/**
 * Colours points by their coarse group: the index of the colour for each point. The last colour is for points without a
 * group.
 */
export function groupColors(
  grouping: Grouping,
  points: MapPoints,
): { readonly of: Uint8Array; readonly palette: string[] } {
  return {
    of: coarseOfPoints(grouping, points),
    palette: [...grouping.coarse.map((_, at) => variable(distinctColor(at))), none],
  };
}
