import { type KeyboardEvent, useRef, useState } from 'react';
import { isWay, nearestTowards } from '../../rules/nearest.rules.ts';
import type { Spot } from '../../rules/picture-blip.rules.ts';

/** Moves the focus between the circles of a picture. One of them is in the tab order, initially the chosen one. */
export function useRoving(
  spots: readonly Spot[],
  chosen: string | undefined,
  onOpen: (key: string) => void,
  /** What Escape does; undefined if it is left to the dialog that contains the picture. */
  onLeave: (() => void) | undefined,
) {
  const svg = useRef<SVGSVGElement>(null);
  const [last, setLast] = useState<string>();
  const isThere = (key: string | undefined) => spots.some((spot) => spot.key === key);
  const focus = (key: string) => {
    setLast(key);
    svg.current?.querySelector<SVGElement>(`[data-spot="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.target instanceof Element ? event.target.closest('[data-spot]')?.getAttribute('data-spot') : null;
    const from = spots.find((spot) => spot.key === key);
    if (!from) return;
    if (isWay(event.key)) {
      const next = nearestTowards(from, spots, event.key);
      if (next) focus(next.key);
    } else if (event.key === 'Home' || event.key === 'End') {
      const next = spots.at(event.key === 'Home' ? 0 : -1);
      if (next) focus(next.key);
    } else if (event.key === 'Enter' || event.key === ' ') {
      setLast(from.key);
      onOpen(from.key);
    } else if (event.key === 'Escape' && onLeave) {
      onLeave();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tabbed = [last, chosen].find(isThere) ?? spots[0]?.key;
  return { svg, tabbed, onKeyDown, focus };
}
