import { storage } from '#lib/browser/storage.ts';
import { createStore } from '#lib/browser/store.ts';

const key = 'foreglow.drawer';

/** Screens that have the bar and the drawer instead of the rail. The same width is used in shell.module.css. */
export const narrowScreen = '(max-width: 899px)';

/** Screens that also have the bar at the bottom. The same width is used in shell.module.css. */
export const phoneScreen = '(max-width: 599px)';

/** Whether the drawer of narrow screens is open; stored, as §2 of the specification requires. */
export const drawerOpen = createStore(storage.read(key) === 'open');

drawerOpen.subscribe(() => storage.write(key, drawerOpen.get() ? 'open' : null));

/** Closes the drawer: after a navigation and a sign-in. */
export const closeDrawer = (): void => drawerOpen.set(false);
