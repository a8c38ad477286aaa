import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { itemsIn, tabStopIn } from './items.rules.ts';
import type { PageRows } from './use-page-rows.ts';

interface FocusedList {
  /** The element that contains the items. Each has its index in `data-index`, and a link that gets the focus. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly rows: PageRows;
  readonly columns: number;
  readonly total: number;
  /** The number of items rendered above the window. */
  readonly ahead: number;
  /** Whether the left and right keys move the focus too. */
  readonly sideways: boolean;
}

/**
 * Moves the focus between the items of a list, of which only those near the window are rendered. Items are named by
 * their index in the list.
 */
export function useItemFocus({ ref, rows, columns, total, ahead, sideways }: FocusedList) {
  const [active, setActive] = useState(0);
  const wantsFocus = useRef<number>(undefined);
  /** The item that Tab reaches now. */
  const tabStop = () => tabStopIn(itemsIn(rows.range.get(), columns, total), active, ahead);

  /** Called when items have been rendered, since the item to move to may have to be loaded first. */
  const onRendered = () => {
    const link =
      wantsFocus.current === undefined
        ? undefined
        : ref.current?.querySelector<HTMLAnchorElement>(`[data-index="${wantsFocus.current}"] a`);
    if (!link) return;
    wantsFocus.current = undefined;
    link.focus({ preventScroll: true });
  };

  /** Scrolls to an item. */
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
  /** Moves the focus to an item that was open. The list stays where it is unless the item is outside the window. */
  const returnTo = (index: number) => {
    if (!rows.isInSight(Math.floor(index / columns))) return goTo(index);
    wantsFocus.current = index;
    setActive(index);
    onRendered();
  };
  const hasFocus = () => ref.current?.contains(document.activeElement) ?? false;
  /** Moves by a number of items; to the item that Tab reaches if the focus is elsewhere. */
  const stepBy = (way: number) => goTo(hasFocus() ? tabStop() + way : tabStop());

  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const way = !sideways && event.key.match(/Left|Right/) ? undefined : ways[event.key];
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

/** The index of the item that contains an element. */
export function itemIndexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
