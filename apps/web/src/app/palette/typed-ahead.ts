import { useEffect } from 'react';

let typed = '';

/** What was typed ahead, once. */
export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/** Keeps what is typed while the palette is loaded: it would trigger the shortcuts of the screen below. */
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
