import { useNextPart } from '../../../../lib/browser/index.ts';
import type { Sought } from '../../../../lib/text/index.ts';
import type { Layout } from '../../rules/card-search.rules.ts';
import type { ListedCard } from '../../rules/listed-card.rules.ts';
import { useCardLabels } from './card-labels.ts';
import { CardRow, RowSkeleton } from './card-row.tsx';
import { CardTile, TileSkeleton } from './card-tile.tsx';
import { overscan, tile } from './sizes.ts';
import { useGradual } from './use-gradual.ts';

interface CardItemsProps {
  readonly layout: Layout;
  readonly first: number;
  readonly end: number;
  readonly total: number;
  readonly columns: number;
  /** Distance from the top of one row to the top of the next. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  readonly shift: number;
  readonly isMoving: () => boolean;
  readonly cardAt: (index: number) => ListedCard | undefined;
  readonly hrefOf: (slug: string) => string;
  readonly tabStop: number;
  readonly selected: ReadonlyMap<string, unknown>;
  readonly selectable: boolean;
  /** Whether each card shows its project. */
  readonly showsProject: boolean;
  readonly searched: Sought | undefined;
  /** Slugs of cards that are highlighted. */
  readonly lit: ReadonlySet<string>;
}

/** The number of cards rendered in one frame during scrolling, which a slow device manages in time. */
const atOnce = { grid: 1, list: 3 } as const;

/** The cards near the window, at their positions. */
export function CardItems(props: CardItemsProps) {
  const { layout, first, end, total, columns, step, width, height, shift, isMoving, cardAt } = props;
  const { hrefOf, tabStop, selected, selectable, showsProject, searched, lit } = props;
  const labels = useCardLabels();
  const draws = useGradual(first, atOnce[layout], isMoving);
  const part = useNextPart();
  if (!part) return null;
  const Item = layout === 'grid' ? CardTile : CardRow;
  // Cards rendered ahead need no placeholder: they are not visible yet, and rendering them twice would cost frames.
  const ahead = overscan[layout] * columns;
  const isInSight = (index: number) =>
    (first === 0 || index >= first + ahead) && (end === total || index < end - ahead);
  const Skeleton = layout === 'grid' ? TileSkeleton : RowSkeleton;
  return Array.from({ length: end - first }, (_, offset) => {
    const index = first + offset;
    const card = cardAt(index);
    const place = {
      left: (index % columns) * (width + tile.gap),
      top: Math.floor(index / columns) * step - shift,
      width,
      height,
    };
    if (!card || !draws(index, card.slug)) return isInSight(index) ? <Skeleton key={index} {...place} /> : null;
    return (
      <Item
        key={index}
        card={card}
        index={index}
        urgent={index < columns}
        total={total}
        href={hrefOf(card.slug)}
        active={index === tabStop}
        selected={selected.has(card.slug)}
        selectable={selectable}
        showsProject={showsProject}
        searched={searched}
        lit={lit.has(card.slug)}
        labels={labels}
        {...place}
      />
    );
  });
}
