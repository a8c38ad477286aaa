import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, type ParsedLocation, redirect } from '@tanstack/react-router';
import { restoreSession, signedIn, signOut } from '#features/auth/api/session.ts';
import { returnPath } from '#features/auth/rules/return-path.rules.ts';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { networkError } from '#lib/http/api-error.ts';
import { reportFailure } from '#lib/reports/failures.ts';
import { notifySessionFailure } from '../session-failure.ts';
import { enterRoute } from './current.ts';
import { type GuardedRoute, guard } from './guard.rules.ts';

/**
 * The part of the application that is loaded separately: everything behind sign-in, the documentation, and the page to
 * reach out.
 */
export interface Inside {
  /** Whether its routes have been added to the router. */
  isOpen: boolean;
  /** Preloads it, so that it opens without a delay. */
  readonly load: () => Promise<void>;
  readonly open: () => Promise<void>;
}

interface Entering {
  readonly client: QueryClient;
  readonly inside: Inside;
  readonly location: ParsedLocation;
  readonly matches: readonly AnyRouteMatch[];
}

/**
 * Clients for which restoring the stored session has been attempted. The user may be known before that, because the
 * application reads it ahead at the start.
 */
const restored = new WeakSet<QueryClient>();

/** Lets a navigation pass or sends it elsewhere (route guard, §2 of the specification). */
export async function guardRoute({ client, inside, location, matches }: Entering): Promise<void> {
  // The documentation and the page to reach out are open to everybody, but too large to be loaded with the sign-in page.
  if (!inside.isOpen && /^\/(docs\/|reach-out)/.test(location.pathname)) await enter(inside, location);
  const route = routeOf(matches);
  const config = await client.ensureQueryData(siteConfigQuery);
  const maintenance = config.maintenance.on;
  const ask = (session: 'unknown' | 'signed-in' | 'signed-out') => guard({ route, maintenance, session });
  let verdict = ask(signedIn(client) && restored.has(client) ? 'signed-in' : 'unknown');
  if (verdict === 'restore-session') {
    verdict = ask(await restore(client, maintenance));
    restored.add(client);
  }
  if (verdict === 'to-maintenance') {
    // Nothing can be saved during maintenance. The address stays in the browser's history, so that the user can return
    // to it.
    const state = { cameFrom: location.href, linkToken: location.state.linkToken };
    throw redirect({ to: '/maintenance', state, replace: true, ignoreBlocker: true });
  }
  if (verdict === 'to-login') {
    // Unsaved changes cannot be saved without a session, so the navigation is not blocked by a question about them.
    throw redirect({ to: '/login', search: { return: returnTo(location) }, replace: true, ignoreBlocker: true });
  }
  if (signedIn(client) && !inside.isOpen && verdict !== 'log-out') {
    if (verdict === 'pass') await enter(inside, location);
    await inside.open().catch(restart);
  }
  if (verdict === 'to-home') throw redirect({ href: returnPath(returnOf(location)) ?? '/', replace: true });
  if (verdict === 'log-out') {
    signOut(client);
    throw redirect({ to: '/login', replace: true });
  }
  enterRoute(matches.at(-1)?.params ?? {});
}

/**
 * Opens the inside and repeats the navigation, since the route matched before may have been the one for unknown
 * addresses.
 */
async function enter(inside: Inside, { href, state }: ParsedLocation): Promise<never> {
  await inside.open().catch(restart);
  throw redirect({ href, state, replace: true });
}

/** After an update of the server the file has another name, which is known only after reloading the page. */
function restart(error: unknown): Promise<never> {
  if (!navigator.onLine) throw networkError();
  reportFailure({ kind: 'loading', error });
  location.reload();
  return new Promise(() => undefined);
}

async function restore(client: QueryClient, quiet: boolean): Promise<'signed-in' | 'signed-out'> {
  const result = await restoreSession(client);
  if ('me' in result) return 'signed-in';
  if (!result.silent && !quiet) notifySessionFailure(result.failure);
  return 'signed-out';
}

function routeOf(matches: readonly AnyRouteMatch[]): GuardedRoute {
  const { name = 'notFound', anonymous = false } = matches.at(-1)?.staticData ?? {};
  return { name, anonymous };
}

const returnOf = (location: ParsedLocation): string | undefined => {
  const { return: given } = location.search as { return?: string };
  return given;
};

/** The address to return to; none for home. */
const returnTo = (location: ParsedLocation): string | undefined =>
  location.pathname === '/' ? undefined : returnPath(location.href);
