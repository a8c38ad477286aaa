import { type KeyboardEvent, useRef, useState } from 'react';
import type { Layout } from '#features/cards/rules/card-search.rules.ts';
import { itemsIn, tabStopIn } from '#features/cards/rules/paging.rules.ts';
import { overscan } from './sizes.ts';
import type { useGeometry } from './use-geometry.ts';

interface FocusedList {
  readonly layout: Layout;
  readonly geometry: ReturnType<typeof useGeometry>;
  readonly total: number;
}

/**
 * Moves the focus between the cards of the list, of which only those near the window are rendered. Cards are named by
 * their index in the list.
 */
export function useCardFocus({ layout, geometry, total }: FocusedList) {
  const { ref, columns, rows } = geometry;
  const [active, setActive] = useState(0);
  const wantsFocus = useRef<number>(undefined);
  /** The card that Tab reaches now. */
  const tabStop = () => tabStopIn(itemsIn(rows.range.get(), columns, total), active, overscan[layout] * columns);

  /** Called when cards have been rendered, since the card to move to may have to be loaded first. */
  const onRendered = () => {
    const link =
      wantsFocus.current === undefined
        ? undefined
        : ref.current?.querySelector<HTMLAnchorElement>(`[data-index="${wantsFocus.current}"] a`);
    if (!link) return;
    wantsFocus.current = undefined;
    link.focus({ preventScroll: true });
  };

  /** Scrolls to a card. */
  const show = (index: number) => {
    setActive(index);
    rows.show(Math.floor(index / columns));
  };
  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), total - 1);
    wantsFocus.current = next;
    show(next);
    onRendered();
  };
  /** Moves the focus to a card that was open. The list stays where it is unless the card is outside the window. */
  const returnTo = (index: number) => {
    if (!rows.isInSight(Math.floor(index / columns))) return goTo(index);
    wantsFocus.current = index;
    setActive(index);
    onRendered();
  };
  const hasFocus = () => ref.current?.contains(document.activeElement) ?? false;
  /** Moves by a number of cards; to the card that Tab reaches if the focus is elsewhere. */
  const stepBy = (way: number) => goTo(hasFocus() ? tabStop() + way : tabStop());

  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const way = layout === 'list' && event.key.match(/Left|Right/) ? undefined : ways[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (way !== undefined) {
      event.preventDefault();
      const next = tabStop() + way;
      if (next >= 0 && next < total) goTo(next);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      goTo(event.key === 'Home' ? 0 : total - 1);
    }
  };
  return { active, setActive, tabStop, hasFocus, show, goTo, returnTo, stepBy, onKeyDown, onRendered };
}
