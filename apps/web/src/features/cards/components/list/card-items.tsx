import { useEffect } from 'react';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import { itemsIn, tabStopIn } from '#features/cards/rules/paging.rules.ts';
import { useNextPart } from '#lib/browser/started.ts';
import { type Store, useStore } from '#lib/browser/store.ts';
import type { ScrollFrames } from '#lib/rows/scroll-frames.ts';
import type { RowRange } from '#lib/rows/use-page-rows.ts';
import { CardRow } from './card-row.tsx';
import { CardTile, type SharedProps, TileSkeleton } from './card-tile.tsx';
import { overscan, tile } from './sizes.ts';
import { useGradual } from './use-gradual.ts';
import type { LoadedCards } from './watched-pages.ts';

interface CardItemsProps {
  readonly layout: Layout;
  readonly range: Store<RowRange>;
  readonly columns: number;
  /** Distance from the top of one row to the top of the next. */
  readonly step: number;
  readonly frames: ScrollFrames;
  readonly loaded: Store<LoadedCards>;
  /** The card that had the focus last. */
  readonly activeIndex: number;
  readonly selected: ReadonlyMap<string, unknown>;
  /** Slugs of cards that are highlighted. */
  readonly highlighted: ReadonlySet<string>;
  readonly shared: SharedProps;
  readonly onRendered: () => void;
}

/** The cards near the window, at their positions. While the page is scrolled, only this part of the list updates. */
export function CardItems(props: CardItemsProps) {
  const { layout, range, columns, step, frames, loaded, activeIndex, selected, highlighted, shared, onRendered } =
    props;
  const { total, width, height } = shared;
  const rows = useStore(range);
  const { cardAt } = useStore(loaded);
  const { first, end } = itemsIn(rows, columns, total);
  const detailOf = useGradual({ first, end }, frames);
  const part = useNextPart();
  useEffect(onRendered);
  if (!part) return null;
  const Item = layout === 'grid' ? CardTile : CardRow;
  // Cards rendered ahead need no skeleton: they are not visible yet, and rendering them twice would cost frames. Rows
  // need none either: their skeletons are the pattern behind them.
  const ahead = overscan[layout] * columns;
  const tabStop = tabStopIn({ first, end }, activeIndex, ahead);
  const isInSight = (index: number) =>
    (first === 0 || index >= first + ahead) && (end === total || index < end - ahead);
  return Array.from({ length: end - first }, (_, offset) => {
    const index = first + offset;
    const card = cardAt(index);
    const place = {
      left: (index % columns) * (width + tile.gap),
      top: Math.floor(index / columns) * step - rows.shift,
    };
    const detail = card && detailOf(index, card.slug);
    if (!card || !detail) {
      return layout === 'grid' && isInSight(index) ? (
        <TileSkeleton key={index} width={width} height={height} {...place} />
      ) : null;
    }
    return (
      <Item
        key={index}
        card={card}
        isBrief={detail === 'brief'}
        index={index}
        urgent={index < columns}
        active={index === tabStop}
        selected={selected.has(card.slug)}
        highlighted={highlighted.has(card.slug)}
        shared={shared}
        {...place}
      />
    );
  });
}
