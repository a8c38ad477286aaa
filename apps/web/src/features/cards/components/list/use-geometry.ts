import { useRef } from 'react';
import type { Density, Layout } from '#features/cards/rules/card-search.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useStarted } from '#lib/browser/started.ts';
import { columnsIn } from '#lib/long-list/items.rules.ts';
import { usePageRows } from '#lib/long-list/use-page-rows.ts';
import { useWidth } from '#lib/long-list/use-width.ts';
import { overscan, rowHeight, rowsNarrowBelow, tileHeight, tiles } from './sizes.ts';

/** Space for the bar of a narrow screen and for the selection bar. */
const margin = { top: 76, bottom: 90 };

/** Columns, sizes and rows of a layout in the available width. */
export function useGeometry(layout: Layout, density: Density, total: number) {
  const narrow = useMediaQuery(`(max-width: ${rowsNarrowBelow - 1}px)`);
  const ref = useRef<HTMLUListElement>(null);
  const listWidth = useWidth(ref);
  const { minWidth, gap } = tiles[density];
  const grid = columnsIn(Math.max(listWidth, minWidth), minWidth, gap);
  const columns = layout === 'grid' ? grid.columns : 1;
  const height = layout === 'grid' ? tileHeight(density, grid.columnWidth) : rowHeight(density, narrow);
  const step = layout === 'grid' ? height + gap : height;
  // Rows out of sight are rendered once the first screen is complete.
  const started = useStarted();
  const rows = usePageRows({
    ready: listWidth > 0,
    ref,
    count: Math.ceil(total / columns),
    rowHeight: step,
    overscan: started ? overscan[layout] : 0,
    margin,
  });
  const width = listWidth === 0 ? 0 : layout === 'grid' ? grid.columnWidth : listWidth;
  return { ref, columns, step, gap, width, height, rows };
}
