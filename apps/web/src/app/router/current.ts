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

/** Called when the last place no longer exists or the user may no longer open it, so that nothing returns there. */
export const forgetLastPlace = (): void => last.set({});

/** Called at sign-out: there is no current project or workspace any more, and none to return to. */
export function leaveEverything(): void {
  current.set({});
  forgetLastPlace();
}

/**
 * The workspace and project whose places are shown: the current ones, otherwise the last ones of this tab. The
 * component updates when they change.
 */
export function useShownPlace(): Current {
  return shownPlace(useStore(current), useStore(last));
}

/** The last project or workspace of this tab. The component updates when it changes. */
export const useLastPlace = (): Current => useStore(last);
