import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isWay, nearestTo, nearestTowards } from '#features/radars/rules/nearest.rules.ts';
import { type Spot, spotOf } from '#features/radars/rules/picture-blip.rules.ts';

/**
 * Moves the focus between the circles of a picture. One of them is in the tab order, initially the chosen one. When the
 * focused one is removed, the focus goes to the nearest one.
 */
export function useRoving(
  spots: readonly Spot[],
  chosen: string | undefined,
  onOpen: (key: string) => void,
  /** What Escape does; undefined if it is left to the dialog that contains the picture. */
  onLeave: (() => void) | undefined,
) {
  const svg = useRef<SVGSVGElement>(null);
  const [last, setLast] = useState<string>();
  const focused = useRef<Spot>(undefined);
  const isThere = (key: string | undefined) => spots.some((spot) => spot.key === key);
  const focus = (key: string) => {
    setLast(key);
    svg.current?.querySelector<SVGElement>(`[data-spot="${CSS.escape(key)}"]`)?.focus();
  };
  const spotAt = (target: Element) => {
    const key = target.closest('[data-spot]')?.getAttribute('data-spot');
    return spots.find((spot) => spot.key === key);
  };
  useEffect(() => {
    const before = focused.current;
    if (!before) return;
    focused.current = spotOf(spots, before.blips[0].id) ?? nearestTo(before, spots);
    if (document.activeElement !== document.body) return;
    if (focused.current) focus(focused.current.key);
    else svg.current?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = spotAt(target);
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target instanceof Element ? spotAt(event.target) : undefined;
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
  return { picture: { ref: svg, onKeyDown, onFocus, onBlur }, tabbed, focus };
}
