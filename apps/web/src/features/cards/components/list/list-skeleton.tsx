import { useRef } from 'react';
import type { Density, Layout } from '#features/cards/rules/card-search.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { columnsIn } from '#lib/long-list/items.rules.ts';
import { useWidth } from '#lib/long-list/use-width.ts';
import { Loading } from '#ui/state/skeleton.tsx';
import styles from './card-list.module.css';
import { TileSkeleton } from './card-tile.tsx';
import { rowHeight, rowSizes, rowsNarrowBelow, tileHeight, tiles } from './sizes.ts';

/** The skeleton of the list. */
export function ListSkeleton({ layout, density }: { layout: Layout; density: Density }) {
  const ref = useRef<HTMLUListElement>(null);
  const listWidth = useWidth(ref);
  const narrow = useMediaQuery(`(max-width: ${rowsNarrowBelow - 1}px)`);
  const { minWidth, gap } = tiles[density];
  const { columns, columnWidth } = columnsIn(listWidth, minWidth, gap);
  const ofRow = rowHeight(density, narrow);
  const height = tileHeight(density, columnWidth);
  return (
    <>
      <Loading />
      <ul
        ref={ref}
        className={layout === 'grid' ? styles.grid : styles.list}
        style={layout === 'list' ? { ...rowSizes(ofRow), height: 12 * ofRow } : undefined}
        aria-hidden="true"
      >
        {layout === 'grid' &&
          listWidth > 0 &&
          Array.from({ length: columns * 3 }, (_, index) => ({
            key: `tile${index}`,
            left: (index % columns) * (columnWidth + gap),
            top: Math.floor(index / columns) * (height + gap),
          })).map(({ key, left, top }) => (
            <TileSkeleton key={key} density={density} left={left} top={top} width={columnWidth} height={height} />
          ))}
      </ul>
    </>
  );
}
