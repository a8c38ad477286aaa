import { type ErrorRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
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
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return screen;
  });
}

/** What a broken screen shows. The shell brings it along, so that it is there when it is needed. */
export const errorScreen: ErrorRouteComponent = lazyRouteComponent(() => import('../screens/error-screen.tsx'));
