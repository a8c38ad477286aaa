import { createStore } from '#lib/browser/store.ts';

/** Whether the command palette is open. */
export const paletteOpen = createStore(false);

/** Whether the list of shortcuts is open. */
export const helpOpen = createStore(false);
