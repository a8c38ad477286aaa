import type { KeyboardEvent } from 'react';

/** For a panel that Escape closes: the key does nothing more, so that what lies under the panel stays as it is. */
export const escapeEndsHere = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  },
} as const;
