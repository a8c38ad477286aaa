import type { WikiBlock } from '@foreglow/contract';

/** A ratio beyond these limits would leave no space for the text of a column. */
const min = 0.1;
const max = 10;

/** The widths of columns as grid tracks: by their ratios, or equal for columns without one. */
export const columnTracks = (columns: readonly WikiBlock[]): string =>
  columns
    .map((column) => {
      const ratio = (column.type === 'column' && column.width_ratio) || 1 / columns.length;
      const parts = Math.min(Math.max(ratio * columns.length, min), max);
      return `minmax(0, ${Number(parts.toFixed(3))}fr)`;
    })
    .join(' ');
