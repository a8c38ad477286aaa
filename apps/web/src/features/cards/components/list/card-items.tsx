import { useEffect } from 'react';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { type Store, useStore } from '#lib/browser/store.ts';
import { itemsIn, tabStopIn } from '#lib/long-list/items.rules.ts';
import { useGradualSpan } from '#lib/long-list/use-gradual-span.ts';
import type { RowRange } from '#lib/long-list/use-page-rows.ts';
import type { LoadedItems } from '#lib/long-list/watch-pages.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { CardTile, type SharedProps, TileSkeleton } from './card-tile.tsx';
import { overscan } from './sizes.ts';

// Most people stay with the grid.
const loadRow = () => import('./card-row.tsx');

interface CardItemsProps {
  readonly layout: Layout;
  readonly range: Store<RowRange>;
  readonly columns: number;
  /** Distance from the top of one row to the top of the next. */
  readonly step: number;
  readonly loaded: Store<LoadedItems<ListedCard>>;
  /** The card that had the focus last. */
  readonly activeIndex: number;
  readonly selected: ReadonlyMap<string, unknown>;
  /** Slugs of cards that are highlighted. */
  readonly highlighted: ReadonlySet<string>;
  /** Slugs of cards that are marked as new. */
  readonly fresh: ReadonlySet<string>;
  readonly shared: SharedProps;
  readonly onRendered: () => void;
}

/** The cards near the window, at their positions. While the page is scrolled, only this part of the list updates. */
export function CardItems(props: CardItemsProps) {
  const { layout, range, columns, step, loaded, activeIndex, selected, highlighted, fresh, shared, onRendered } = props;
  const { total, density, gap, width, height } = shared;
  const rows = useStore(range);
  const { itemAt } = useStore(loaded);
  const { first, end } = itemsIn(rows, columns, total);
  const rendered = useGradualSpan({ first, end }, shared);
  useEffect(onRendered);
  const CardRow = useLoaded(layout === 'list', loadRow, () => undefined);
  const Item = layout === 'grid' ? CardTile : CardRow;
  // Cards rendered ahead need no skeleton: they are not visible yet, and rendering them twice would cost frames. Rows
  // need none either: their skeletons are the pattern behind them.
  const ahead = overscan[layout] * columns;
  const tabStop = tabStopIn({ first, end }, activeIndex, ahead);
  const isInSight = (index: number) =>
    (first === 0 || index >= first + ahead) && (end === total || index < end - ahead);
  return Array.from({ length: end - first }, (_, offset) => {
    const index = first + offset;
    const card = index >= rendered.first && index < rendered.end ? itemAt(index) : undefined;
    const place = {
      left: (index % columns) * (width + gap),
      top: Math.floor(index / columns) * step - rows.shift,
    };
    if (!card || !Item) {
      return layout === 'grid' && isInSight(index) ? (
        <TileSkeleton key={index} density={density} width={width} height={height} {...place} />
      ) : null;
    }
    return (
      <Item
        key={index}
        card={card}
        index={index}
        urgent={index < columns}
        active={index === tabStop}
        selected={selected.has(card.slug)}
        highlighted={highlighted.has(card.slug)}
        fresh={fresh.has(card.slug)}
        shared={shared}
        {...place}
      />
    );
  });
}
