import { deselectProjectAfterMs } from '@foreglow/contract';
import { createStore, tabStorage, useStore } from '../../lib/browser/index.ts';
import { type Current, deselect, placeFromText, placeToText, remember, select, shownPlace } from './current.rules.ts';

const lastPlaceKey = 'foreglow.last-place';

const current = createStore<Current>({});
const last = createStore<Current>(placeFromText(tabStorage.read(lastPlaceKey)));
last.subscribe(() => tabStorage.write(lastPlaceKey, placeToText(last.get())));
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Called when a route is entered: its slugs become the current ones, and later the rest is deselected. */
export function enterRoute(route: Current): void {
  clearTimeout(waiting);
  current.set(select(current.get(), route));
  last.set(remember(last.get(), route));
  waiting = setTimeout(() => current.set(deselect(current.get(), route)), deselectProjectAfterMs);
}

/** Called when the last place turns out to be gone, or closed to the user: nothing leads back to it. */
export const forgetLastPlace = (): void => last.set({});

/** Called at sign-out: there is no current project or workspace, and none to return to. */
export function leaveEverything(): void {
  current.set({});
  forgetLastPlace();
}

/** The workspace and project whose places are shown, followed: the current ones, or else the last ones of this tab. */
export function useShownPlace(): Current {
  return shownPlace(useStore(current), useStore(last));
}

/** The last project or workspace of this tab, followed. */
export const useLastPlace = (): Current => useStore(last);
