import type { Density } from '#features/cards/rules/card-search.rules.ts';
import { ownStorage } from '#lib/browser/own-storage.ts';
import { createStore, useStore } from '#lib/browser/store.ts';

/** public/first-paint.js reads it too. */
const key = 'foreglow.density';
const changes = createStore(0);

/** The density that the signed-in user chose on this device for all lists of cards. */
export function useDensity(): readonly [Density, (next: Density) => void] {
  useStore(changes);
  const density: Density = ownStorage.read(key) === 'compact' ? 'compact' : 'comfortable';
  return [density, setDensity];
}

function setDensity(next: Density): void {
  ownStorage.write(key, next === 'compact' ? next : null);
  changes.set(changes.get() + 1);
}
