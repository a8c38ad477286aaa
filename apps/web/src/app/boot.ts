import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { meQuery } from '../features/auth/api/read-me.ts';
import { forgetData, forgetSession, signedIn } from '../features/auth/api/session.ts';
import { followColorScheme } from '../lib/browser/color-scheme.ts';
import { siteConfigQuery } from '../lib/config/site-config.ts';
import type { ApiError } from '../lib/http/api-error.ts';
import { wireHttp } from '../lib/http/call.ts';
import { errorText } from '../lib/http/error-text.ts';
import { sessionToken } from '../lib/http/token.ts';
import { startI18n } from '../lib/i18n/i18n.ts';
import { createQueryClient } from '../lib/query/query-client.ts';
import { reportTo } from '../lib/reports/failures.ts';
import { leaveEverything } from './router/current.ts';
import { type AppRouter, createAppRouter } from './router/router.ts';
import { notifySessionFailure } from './session-failure.ts';
import { closeDrawer } from './shell/drawer-state.ts';
import { firstNamespaces, loadTexts, loadTextsWithDu } from './texts.ts';

/**
 * If the screen at the address is ready within this time, the first render contains all of it. React then splits the
 * render into small parts; what the router adds to a rendered page is rendered in one go.
 */
const screenMs = 250;

/** Creates the services of the application. Rejects if the site's configuration or the texts cannot be loaded. */
export async function boot(): Promise<{ client: QueryClient; router: AppRouter }> {
  followColorScheme();
  sessionToken.takeUp();
  const client = createQueryClient();
  const router = createAppRouter(client);
  const { inside } = router.options.context;
  const opened = sessionToken.read() ? inside.open() : undefined;
  const config = await client.fetchQuery(siteConfigQuery);
  const own = config.german_address === 'du' ? loadTextsWithDu : loadTexts;
  const load =
    config.languages.length > 0 ? (await import('./added-texts.ts')).withAddedTexts(config.languages, own) : own;
  const texts = startI18n(
    load,
    firstNamespaces,
    config.languages.map(({ code }) => code),
  );
  wireHttp({
    theme: config.theme,
    onSessionLost: (refusal) => loseSession(client, router, refusal),
    onMaintenance: () => void beginMaintenance(client, router),
  });
  if (config.error_reports || config.analytics) {
    void import('./outside-services.ts').then(
      ({ connectServices }) => connectServices(config, router),
      () => reportTo(undefined),
    );
  } else {
    reportTo(undefined);
  }
  if (opened && !config.maintenance.on) {
    // The guard uses the same response.
    void client.prefetchQuery({ ...meQuery, retry: false });
    opened.then(() => readAhead(client, router)).catch(() => undefined);
  }
  await Promise.all([texts, opened]);
  // If this fails, the router tries again when it is rendered, and shows what is wrong.
  const screen = router.load().catch(() => undefined);
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, screenMs))]);
  // A user who fills in the sign-in form will need the rest of the application soon.
  if (!inside.isOpen) addEventListener('input', () => void inside.load().catch(() => undefined), { once: true });
  followOtherTabs(client, router);
  forgetDataAfterSignOut(client, router);
  router.subscribe('onResolved', ({ fromLocation }) => fromLocation?.pathname === '/login' && closeDrawer());
  return { client, router };
}

/** Starts to load the screen at the address and what it shows, while the session is still being restored. */
function readAhead(client: QueryClient, router: AppRouter): void {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  for (const { routeId, staticData, params, search } of router.matchRoutes(router.latestLocation)) {
    const route = routes[routeId];
    // Failures are shown once the router gets to the screen.
    void Promise.allSettled([route && router.loadRouteChunk(route), staticData.readAhead?.(client, params, search)]);
  }
}

/**
 * Called when the server no longer accepts the session: shows the reason, and opens sign-in, which then returns to this
 * address.
 */
function loseSession(client: QueryClient, router: AppRouter, refusal: ApiError): void {
  // While a stored token is being tried, the route guard deals with its refusal.
  if (!signedIn(client)) return;
  forgetSession(client);
  notifySessionFailure(errorText(refusal));
  void router.invalidate();
}

/** A response reported that the site is under maintenance: fetches the operator's message, and runs the guard again. */
async function beginMaintenance(client: QueryClient, router: AppRouter): Promise<void> {
  if (client.getQueryData(siteConfigQuery.queryKey)?.maintenance.on) return;
  await client.fetchQuery({ ...siteConfigQuery, staleTime: 0 });
  await router.invalidate();
}

const loadFollowing = () => import('./follow-sign-in.ts');

/** Applies a sign-in or sign-out in another tab to this one. */
function followOtherTabs(client: QueryClient, router: AppRouter): void {
  let lastUser: string | undefined;
  sessionToken.onChangeElsewhere((token) => {
    lastUser = signedIn(client)?.id ?? lastUser;
    if (token) {
      loadFollowing().then(
        ({ follow }) => follow(client, router, token, lastUser),
        () => undefined,
      );
    } else {
      forgetSession(client);
      void router.invalidate();
    }
  });
}

/** Drops cached data of the last user once sign-in is on the screen and nothing shows the data any more. */
function forgetDataAfterSignOut(client: QueryClient, router: AppRouter): void {
  let wasSignedIn = false;
  router.subscribe('onRendered', () => {
    const isSignedIn = signedIn(client) !== undefined;
    if (wasSignedIn && !isSignedIn) {
      forgetData(client);
      leaveEverything();
    }
    wasSignedIn = isSignedIn;
  });
}
