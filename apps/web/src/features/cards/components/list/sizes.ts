/** Measures of the grid and the dense list; the CSS modules of the tile and the row hold the same ones. */
export const tile = { least: 252, gap: 20, bodyHeight: 212, borders: 2 } as const;
export const row = { height: 56, narrowHeight: 76, narrowBelow: 768 } as const;

/** Rows above and below the window that are drawn ahead. */
export const overscan = { grid: 1, list: 10 } as const;

/** The height of a card in the grid: a 3:2 picture and a body that is always the same. */
export const tileHeight = (width: number): number =>
  Math.round(((width - tile.borders) * 2) / 3) + tile.bodyHeight + tile.borders;
