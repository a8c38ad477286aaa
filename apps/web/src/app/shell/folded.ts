import { storage } from '#lib/browser/storage.ts';
import { createStore } from '#lib/browser/store.ts';
import { type Group, groups } from '../places/place.ts';

const key = 'foreglow.folded';

/** The folded groups of the rail, on this device. Until somebody folds or opens one, all are open but the workspace. */
export const foldedGroups = createStore<readonly Group[]>(readFolded());

function readFolded(): readonly Group[] {
  const found = storage.read(key)?.split(',');
  return found ? groups.filter((group) => found.includes(group)) : ['workspace'];
}

/** Folds a group, or opens it. */
export function fold(group: Group, folded: boolean): void {
  const others = foldedGroups.get().filter((other) => other !== group);
  foldedGroups.set(folded ? [...others, group] : others);
  storage.write(key, foldedGroups.get().join(','));
}
