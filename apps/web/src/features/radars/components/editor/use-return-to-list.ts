import { useEffect, useRef } from 'react';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';

/**
 * When the form of a blip closes and had the focus, the row of the blip in the list gets it, or that of the next blip if
 * the blip was removed. Returns a ref for the part of the editor with the form and the list.
 */
export function useReturnToList(chosen: string | undefined, blips: readonly ReadBlip[]) {
  const side = useRef<HTMLDivElement>(null);
  const open = useRef<ReadBlip>(undefined);
  useEffect(() => {
    const closed = open.current;
    open.current = blips.find(({ id }) => id === chosen);
    if (chosen !== undefined || !closed || document.activeElement !== document.body) return;
    const left = blips.find(({ id }) => id === closed.id) ?? blips.find(({ number }) => number === closed.number);
    const row = left ?? blips.at(-1);
    side.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row?.id ?? '')}"]`)?.focus();
  }, [chosen, blips]);
  return side;
}
