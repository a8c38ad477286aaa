import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../root.tsx';
import { guardRoute, type Inside } from './guard.ts';
import { errorScreen } from './lazy-screen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the route, as §2 of the specification gives it. */
    name?: string;
    /** Open to visitors who are not signed in. */
    anonymous?: boolean;
    /** A card over its list: opening and closing it does not scroll the page. */
    cardModal?: boolean;
  }
  interface HistoryState {
    /** Where one was when maintenance began. */
    cameFrom?: string;
    /** The token of the link that led here. It is not in the address, which is written into logs. */
    linkToken?: string | undefined;
  }
}

export interface RouterContext {
  readonly client: QueryClient;
  readonly inside: Inside;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: errorScreen,
  // Left to itself, the router takes its boundary away once the error screen has been loaded, and with the boundary
  // everything under it is built anew: rail, focus, what is open.
  wrapInSuspense: true,
  beforeLoad: async ({ context, location, matches, preload }) => {
    // A link under the pointer is preloaded; guards and signing out run only when it is followed.
    if (!preload) await guardRoute({ ...context, location, matches });
  },
});
