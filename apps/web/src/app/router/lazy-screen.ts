import { type ErrorRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { networkError } from '#lib/http/api-error.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { reportFailure } from '#lib/reports/failures.ts';
import type { Texts } from '../texts.types.ts';

/**
 * A screen that is loaded when it is opened, together with its texts. If it cannot be loaded (after an update of the
 * server, its file has another name), the router reloads the page at the target path, but only once.
 */
export function lazyScreen(
  load: () => Promise<{ default: RouteComponent }>,
  ...namespaces: (keyof Texts)[]
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [screen] = await Promise.all([load(), loadNamespaces(...namespaces)]).catch(fail);
    return screen;
  });
}

/**
 * Without a connection, reloading would only lose the page, so the screen offers a retry. Missing styles and texts are
 * reported like a missing screen, with the message that the router recognises.
 */
function fail(error: Error): never {
  if (!navigator.onLine) throw networkError();
  reportFailure({ kind: 'loading', error });
  throw new Error(`Failed to fetch dynamically imported module: ${error.message}`);
}

/** Shown instead of a broken screen. It is in the same file as the shell, so it needs no connection after sign-in. */
export const errorScreen: ErrorRouteComponent = lazyRouteComponent(() => import('../screens/error-screen.tsx'));
