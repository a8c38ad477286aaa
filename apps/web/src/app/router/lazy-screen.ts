import { type ErrorRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { networkError } from '../../lib/http/index.ts';
import type { Texts } from '../texts.types.ts';

/**
 * A screen that is loaded when it is opened, together with its texts. If it cannot be loaded (after an update of the
 * server, its file has another name), the router reloads the page at the target path, once.
 */
export function lazyScreen(
  load: () => Promise<{ default: RouteComponent }>,
  ...namespaces: (keyof Texts)[]
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [screen] = await Promise.all([load().catch(fail), i18next.loadNamespaces(namespaces)]);
    return screen;
  });
}

/**
 * Without a connection, loading again would only lose the page: the screen says so and can be tried again. A style
 * that is not there is the same as a screen that is not there, in the words by which the router knows it.
 */
function fail(error: Error): never {
  if (!navigator.onLine) throw networkError();
  if (!error.message.startsWith('Unable to preload CSS')) throw error;
  throw new Error(`Failed to fetch dynamically imported module: ${error.message}`);
}

/** What a broken screen shows. The shell brings it along, so that it is there when it is needed. */
export const errorScreen: ErrorRouteComponent = lazyRouteComponent(() => import('../screens/error-screen.tsx'));
