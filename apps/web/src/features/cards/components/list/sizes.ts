import type { CSSProperties } from 'react';

/** Sizes in the grid and the dense list. The CSS modules of the tile and the row contain the same values. */
export const tile = { minWidth: 252, gap: 20, bodyHeight: 212, edges: 2 } as const;
export const row = { height: 56, narrowHeight: 76, narrowBelow: 1200 } as const;

/** Number of rows rendered above and below the window. */
export const overscan = { grid: 1, list: 6 } as const;

/** The height of a card in the grid: a 3:2 picture and a body of fixed height. */
export const tileHeight = (width: number): number =>
  Math.round(((width - tile.edges) * 2) / 3) + tile.bodyHeight + tile.edges;

/** The sizes that the pattern behind the rows of the dense list needs, as styles of the list. */
export const rowSizes = (height: number, shift = 0): CSSProperties & Record<`--${string}`, string> => ({
  '--row': `${height}px`,
  '--shift': `${shift}px`,
});
