import type { KeyboardEvent } from 'react';

/** For a panel that Escape closes: the event goes no further, so that a dialog below stays open. */
export const escapeEndsHere = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  },
} as const;
