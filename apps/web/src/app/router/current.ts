import { deselectProjectAfterMs } from '@foreglow/contract';
import { createStore, useStore } from '../../lib/browser/index.ts';
import { type Current, deselect, select } from './current.rules.ts';

const current = createStore<Current>({});
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Called when a route is entered: its slugs become the current ones, and later the rest is deselected. */
export function enterRoute(route: Current): void {
  clearTimeout(waiting);
  current.set(select(current.get(), route));
  waiting = setTimeout(() => current.set(deselect(current.get(), route)), deselectProjectAfterMs);
}

/** Called at sign-out: there is no current project or workspace. */
export const leaveEverything = (): void => current.set({});

/** The current workspace and project, followed. */
export const useCurrent = (): Current => useStore(current);
