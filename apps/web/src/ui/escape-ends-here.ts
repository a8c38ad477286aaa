import type { KeyboardEvent } from 'react';

/** For a panel that closes on Escape: stops the event, so that a dialog below stays open. */
export const escapeEndsHere = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  },
} as const;
