import type { MapLegendEntry, MapPoints } from '@foreglow/contract';
import type { Grouping } from './groups.rules.ts';
import type { Coloring } from './map-search.rules.ts';

/** Colours that can be told apart on the landscape, as variables of the theme. */
const distinct = ['blue', 'rose', 'ochre', 'teal', 'violet', 'green', 'orange', 'plum', 'brown', 'slate'];
const none = 'var(--ink-mute)';

const variable = (color: string): string => `var(--tag-${color})`;
const distinctColor = (at: number): string => variable(distinct[at % distinct.length] ?? 'slate');

/** The colour of each entry of a legend, in its order. */
export function paletteOf(coloring: Coloring, legend: readonly MapLegendEntry[]): string[] {
  return legend.map(({ value, color }, at) => {
    if (value === '') return none;
    if (coloring === 'tag') return variable(color ?? 'slate');
    if (coloring === 'month') return monthColor(at, legend.length);
    if (coloring === 'creator' || coloring === 'project') return distinctColor(at);
    return value === 'true' ? variable('rose') : variable('slate');
  });
}

/** From the night (the first month) by way of the dawn to the sun (the last). */
function monthColor(at: number, count: number): string {
  const share = count < 2 ? 1 : at / (count - 1);
  const [from, to, part] = share < 0.5 ? ['#3d348b', '#d6456b', share * 2] : ['#d6456b', '#f0a04b', (share - 0.5) * 2];
  return `color-mix(in oklab, ${to} ${Math.round(part * 100)}%, ${from})`;
}

/** Points coloured by their coarse groups: for each the index of its colour. The last colour is that of no group. */
export function groupColors(
  { fine, coarse }: Grouping,
  { group: numbers }: MapPoints,
): { readonly of: Uint8Array; readonly palette: string[] } {
  const colorOf = new Map(coarse.map(({ id }, at) => [id, at]));
  const byNumber = fine.map(({ parent_id }) => colorOf.get(parent_id ?? '') ?? coarse.length);
  return {
    of: Uint8Array.from(numbers, (number) => byNumber[number] ?? coarse.length),
    palette: [...coarse.map((_, at) => distinctColor(at)), none],
  };
}
