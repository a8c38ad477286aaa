import { useRef } from 'react';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { columnsIn } from '#lib/long-list/items.rules.ts';
import { useWidth } from '#lib/long-list/use-width.ts';
import { Loading } from '#ui/state/skeleton.tsx';
import styles from './card-list.module.css';
import { TileSkeleton } from './card-tile.tsx';
import { row, rowSizes, tile, tileHeight } from './sizes.ts';

/** The skeleton of the list. */
export function ListSkeleton({ layout }: { layout: Layout }) {
  const ref = useRef<HTMLUListElement>(null);
  const listWidth = useWidth(ref);
  const narrow = useMediaQuery(`(max-width: ${row.narrowBelow - 1}px)`);
  const { columns, columnWidth } = columnsIn(listWidth, tile.minWidth, tile.gap);
  const rowHeight = narrow ? row.narrowHeight : row.height;
  const height = tileHeight(columnWidth);
  return (
    <>
      <Loading />
      <ul
        ref={ref}
        className={layout === 'grid' ? styles.grid : styles.list}
        style={layout === 'list' ? { ...rowSizes(rowHeight), height: 12 * rowHeight } : undefined}
        aria-hidden="true"
      >
        {layout === 'grid' &&
          listWidth > 0 &&
          Array.from({ length: columns * 3 }, (_, index) => ({
            key: `tile${index}`,
            left: (index % columns) * (columnWidth + tile.gap),
            top: Math.floor(index / columns) * (height + tile.gap),
          })).map(({ key, left, top }) => (
            <TileSkeleton key={key} left={left} top={top} width={columnWidth} height={height} />
          ))}
      </ul>
    </>
  );
}
