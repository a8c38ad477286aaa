import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { Root } from '../root.tsx';
import { guardRoute, type Inside } from './guard.ts';
import { errorScreen } from './lazy-screen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the route, as in §2 of the specification. */
    name?: string;
    /** Whether the route is open to visitors who are not signed in. */
    anonymous?: boolean;
    /** Starts to load what the screen shows first. Called when the application starts at this address. */
    readAhead?: (
      client: QueryClient,
      params: Readonly<Record<string, string>>,
      search: SearchTexts,
    ) => void | Promise<void>;
    /** A card over its list: opening and closing it does not scroll the page. */
    cardModal?: boolean;
  }
  interface HistoryState {
    /** Whether the user opens the project for the first time on this device, and it has a brief. */
    showsBrief?: boolean;
    /** The address of the user when maintenance began. */
    cameFrom?: string;
    /** The token of the link that opened the page. It is not in the address, since addresses are written to logs. */
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
  // By default the router removes its boundary once the error screen has been loaded, which remounts everything under
  // it: the rail, the focus and open dialogs.
  wrapInSuspense: true,
  beforeLoad: async ({ context, location, matches, preload }) => {
    // A link under the pointer is preloaded; guards and signing out run only when it is followed.
    if (!preload) await guardRoute({ ...context, location, matches });
  },
});
