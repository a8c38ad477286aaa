import type { CSSProperties } from 'react';
import type { Density } from '#features/cards/rules/card-search.rules.ts';

/** Sizes in the grid and the dense list. The CSS modules of the tile and the row contain the same values. */
export const tiles = {
  comfortable: { minWidth: 252, gap: 20, bodyHeight: 212, edges: 2 },
  compact: { minWidth: 206, gap: 14, height: 212, wideFrom: 300, wideHeight: 180 },
} as const;
const rows = {
  comfortable: { height: 56, narrowHeight: 76 },
  compact: { height: 40, narrowHeight: 56 },
} as const;
export const rowsNarrowBelow = 1200;

/** Number of rows rendered above and below the window. */
export const overscan = { grid: 1, list: 6 } as const;

/**
 * The height of a card in the grid, the same for all: with a 3:2 picture and a body of fixed height, or, in the compact
 * grid, as high as a title of four lines needs, or of three where lines are long.
 */
export const tileHeight = (density: Density, width: number): number => {
  const { comfortable, compact } = tiles;
  if (density === 'compact') return width < compact.wideFrom ? compact.height : compact.wideHeight;
  return Math.round(((width - comfortable.edges) * 2) / 3) + comfortable.bodyHeight + comfortable.edges;
};

/** The height of a card in the list. On a narrow screen its tags are below its words. */
export const rowHeight = (density: Density, isNarrow: boolean): number =>
  rows[density][isNarrow ? 'narrowHeight' : 'height'];

/** The sizes that the pattern behind the rows of the dense list needs, as styles of the list. */
export const rowSizes = (height: number, shift = 0): CSSProperties & Record<`--${string}`, string> => ({
  '--row': `${height}px`,
  '--shift': `${shift}px`,
});
