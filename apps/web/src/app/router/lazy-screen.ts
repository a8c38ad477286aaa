import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import type { Namespace } from '../texts.ts';

/**
 * A screen that is loaded when it is opened, together with its texts. If it cannot be loaded (after an update of the
 * server, its file has another name), the router reloads the page at the target path, once.
 */
export function lazyScreen(
  load: () => Promise<{ default: RouteComponent }>,
  ...namespaces: Namespace[]
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return screen;
  });
}
