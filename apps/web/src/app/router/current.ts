import { deselectProjectAfterMs } from '@foreglow/contract';
import { createStore, useStore } from '#lib/browser/store.ts';
import { type Current, deselect, select } from './current.rules.ts';

const current = createStore<Current>({});
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Called when a route is entered: its slugs become the current ones. */
export function enterRoute(route: Current): void {
  clearTimeout(waiting);
  current.set(select(current.get(), route));
}

/** Called after the navigation to a route: later the current slugs that it does not have are deselected. */
export function arriveAtRoute(route: Current): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => current.set(deselect(current.get(), route)), deselectProjectAfterMs);
}

/** Called at sign-out, and when the current workspace is deleted: there is no current project or workspace any more. */
export const leaveEverything = (): void => current.set({});

/** The current workspace and project, whose places are shown. The component updates when they change. */
export const useCurrentPlace = (): Current => useStore(current);
