import { storage } from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';

const key = 'foreglow.single-keys';

/**
 * Whether shortcuts of a single character work in this browser. Speech input and unsteady hands trigger them by
 * accident, so they can be switched off (WCAG 2.1.4).
 */
export const singleKeys = createStore(storage.read(key) !== 'off');

/** Switches the shortcuts of a single character on or off, and remembers it. */
export function chooseSingleKeys(on: boolean): void {
  storage.write(key, on ? null : 'off');
  singleKeys.set(on);
}
