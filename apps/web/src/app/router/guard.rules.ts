/** The facts about a route that the guard needs. */
export interface GuardedRoute {
  readonly name: string;
  /** Whether the route is open to visitors who are not signed in. */
  readonly anonymous: boolean;
}

export interface GuardState {
  readonly route: GuardedRoute;
  readonly maintenance: boolean;
  /** `unknown`: restoring the session from the stored token has not been attempted for this navigation. */
  readonly session: 'unknown' | 'signed-in' | 'signed-out';
}

export type Verdict = 'pass' | 'to-maintenance' | 'restore-session' | 'to-login' | 'to-home' | 'log-out';

const onlySignedOut = ['login', 'forgotPassword'];

/**
 * Steps 1 to 5 of the route guard (§2 of the specification), as a pure function. After `restore-session` the guard
 * calls it again with the result.
 */
export function guard({ route, maintenance, session }: GuardState): Verdict {
  if (maintenance && route.name !== 'maintenance') return 'to-maintenance';
  if (session === 'unknown') return 'restore-session';
  if (session === 'signed-out') return route.anonymous ? 'pass' : 'to-login';
  if (onlySignedOut.includes(route.name)) return 'to-home';
  return route.name === 'logout' ? 'log-out' : 'pass';
}
