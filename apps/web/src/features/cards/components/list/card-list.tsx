import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { cardPages } from '#features/cards/api/list-cards.ts';
import { loadedIndex } from '#features/cards/api/loaded-cards.ts';
import type { Density, Layout } from '#features/cards/rules/card-search.rules.ts';
import { pageSizeOf } from '#features/cards/rules/source.ts';
import { useStarted } from '#lib/browser/started.ts';
import { useDerived, useStore } from '#lib/browser/store.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { itemIndexOf, useItemFocus } from '#lib/long-list/use-item-focus.ts';
import { usePagesNear } from '#lib/long-list/use-pages-near.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { notify } from '#ui/toast/notify.ts';
import { loadSelectionBar } from '../bar/load-selection-bar.ts';
import { made, newCards, noteOpened } from '../created/made.ts';
import { isSelected, select, useSelected } from '../selection/selection.ts';
import { CardItems } from './card-items.tsx';
import { useCardLabels } from './card-labels.ts';
import styles from './card-list.module.css';
import { LoadFailed } from './load-failed.tsx';
import { overscan, rowSizes } from './sizes.ts';
import { useFirstPicture } from './use-first-picture.ts';
import { useGeometry } from './use-geometry.ts';
import { useNewCards } from './use-new-cards.ts';
import { useSearchMarks } from './use-search-marks.ts';

interface CardListProps {
  readonly query: CardListQuery;
  readonly total: number;
  readonly layout: Layout;
  readonly density: Density;
  /** Address of a card, made from its slug. */
  readonly hrefOf: (slug: string) => string;
  readonly onOpen: (slug: string) => void;
  /** The card that is open over the list. */
  readonly openSlug: string | undefined;
  readonly selectable: boolean;
}

/** The cards of a query as a grid or a dense list. Only the cards near the window are rendered and loaded. */
export function CardList(props: CardListProps) {
  const { query, total, layout, density, hrefOf, onOpen, openSlug, selectable } = props;
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const labels = useCardLabels();
  const client = useQueryClient();
  const { source } = query;
  const marks = useSearchMarks(query.filters);
  const selected = useSelected(source);
  const geometry = useGeometry(layout, density, total);
  const { ref, columns, step, gap, width, height, rows } = geometry;
  const showsProject = source.kind === 'workspace';
  const shared = useMemo(
    () => ({ total, density, gap, width, height, hrefOf, selectable, showsProject, marks, labels }),
    [total, density, gap, width, height, hrefOf, selectable, showsProject, marks, labels],
  );
  useFirstPicture(ref);
  useLetters(total > pageSizeOf(source));
  const pages = useMemo(() => cardPages(query), [query]);
  const { loaded, retry } = usePagesNear(pages, total, rows.range, columns);
  const failed = useDerived(loaded, (cards) => cards.failed);
  const isPart = useDerived(rows.range, ({ first, end }) => (end - first) * columns < total);
  const hasPattern = layout === 'list';
  const shift = useDerived(rows.range, (range) => (hasPattern ? range.shift : 0));
  const ahead = overscan[layout] * columns;
  const focus = useItemFocus({ ref, rows, columns, total, ahead, sideways: layout === 'grid' });
  const { active, setActive, tabStop, hasFocus, goTo, returnTo, stepBy } = focus;
  /** The card from which a range is selected. */
  const anchor = useRef(0);
  /** The card that the user came back from last. */
  const back = useRef<string>(undefined);

  const selectBetween = async (a: number, b: number) => {
    const { cardsBetween } = await import('./cards-between.ts');
    select(source, await cardsBetween(client, query, a, b), true);
  };
  const toggle = (index: number, range: boolean) => {
    const card = loaded.get().itemAt(index);
    if (!card || !selectable) return;
    const on = !isSelected(source, card.slug);
    if (range) {
      selectBetween(anchor.current, index).catch(() => notify.error(t('someNotLoaded')));
    } else {
      select(source, [card], on);
      anchor.current = index;
    }
    setActive(index);
  };

  useShortcut('j', t('nextCard'), () => stepBy(1), { keysOnly: true });
  useShortcut('k', t('previousCard'), () => stepBy(-1), { keysOnly: true });
  useShortcut('Enter', t('openThisCard'), () => undefined, { keysOnly: true, listedOnly: true });
  useShortcut('x', t('selectThisCard'), () => hasFocus() && toggle(tabStop(), false), {
    enabled: selectable,
    keysOnly: true,
  });
  useReturn(openSlug, (slug) => {
    const index = loadedIndex(client, query, slug);
    if (index >= 0) returnTo(index);
    // A card that was just created may not be loaded yet; the list scrolls to it once its position is known.
    else if (made.get()?.slugs[0] === slug) goTo(active);
    back.current = slug;
  });
  const fresh = useStore(newCards);
  useEffect(() => {
    if (openSlug) noteOpened(openSlug);
  }, [openSlug]);
  const highlighted = useNewCards({
    query,
    total,
    ready: width > 0,
    covered: openSlug !== undefined,
    show: (index, slug) => {
      if (openSlug === undefined && back.current === slug) return goTo(index);
      focus.show(index);
    },
  });

  const loadAhead = () => {
    if (selectable) loadSelectionBar().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const index = itemIndexOf(target);
    if (index === undefined) return;
    if (target instanceof HTMLInputElement) return toggle(index, event.shiftKey);
    const slug = target.closest('a')?.dataset.card;
    if (!slug || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setActive(index);
    onOpen(slug);
  };

  return (
    <>
      {isPart && <p className={styles.printed}>{t('partIsPrinted', { all: number(total) })}</p>}
      <ul
        ref={ref}
        className={layout === 'grid' ? styles.grid : styles.list}
        style={{ height: rows.height, ...(hasPattern && rowSizes(step, shift)) }}
        aria-label={t('cards')}
        data-selecting={selected.size > 0 || undefined}
        onClick={onClick}
        onKeyDown={focus.onKeyDown}
        onPointerEnter={loadAhead}
        onFocus={(event) => {
          loadAhead();
          setActive(itemIndexOf(event.target) ?? active);
        }}
      >
        {width > 0 && (
          <CardItems
            layout={layout}
            range={rows.range}
            columns={columns}
            step={step}
            loaded={loaded}
            activeIndex={active}
            selected={selected}
            highlighted={highlighted}
            fresh={fresh}
            shared={shared}
            onRendered={focus.onRendered}
          />
        )}
      </ul>
      {failed && <LoadFailed onRetry={retry} />}
    </>
  );
}

/** Remembers which card was open last when the user returns to the list. */
function useReturn(openSlug: string | undefined, onReturn: (slug: string) => void): void {
  const last = useRef(openSlug);
  useEffect(() => {
    const before = last.current;
    last.current = openSlug;
    if (before && !openSlug) onReturn(before);
  });
}

/** Loads the letters of other languages after the start, if the list is long enough to be scrolled for a while. */
function useLetters(isLong: boolean): void {
  const started = useStarted();
  useEffect(() => {
    if (!started || !isLong) return;
    import('./load-letters.ts').then(({ loadLetters }) => loadLetters()).catch(() => undefined);
  }, [started, isLong]);
}
