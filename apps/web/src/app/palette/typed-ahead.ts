import { useEffect } from 'react';

let typed = '';

/** Returns the text that was typed ahead, and clears it. */
export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/** Stores the text typed while the palette is loading. Otherwise it would trigger shortcuts of the screen below. */
export function useTypedAhead(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      typed += event.key;
    };
    typed = '';
    addEventListener('keydown', keep, true);
    return () => removeEventListener('keydown', keep, true);
  }, [waiting]);
}
