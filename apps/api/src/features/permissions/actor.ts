import {
  type Action,
  can,
  noPermissions,
  type Permissions,
  type Target,
  type ThemePreference,
} from '@foreglow/contract';
import { problem } from '../../platform/http/problem.ts';

/** Somebody signed in. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly locale: 'en' | 'de';
  readonly theme: ThemePreference;
  readonly permissions: Permissions;
}

declare const authorized: unique symbol;

/** An object the actor may do something with. Only an `Actor` makes one, so nothing else can be shown or written. */
export type Authorized<T> = T & { readonly [authorized]: true };

/** Who makes a call, and what was authorised for them while it ran. */
export class Actor {
  readonly #user: SignedIn | undefined;
  readonly #authorised = new Set<Action>();

  constructor(user: SignedIn | undefined) {
    this.#user = user;
  }

  /** Whoever is signed in. Throws the 401 problem when nobody is. */
  get user(): SignedIn {
    if (!this.#user) throw problem('login_required');
    return this.#user;
  }

  get isSignedIn(): boolean {
    return this.#user !== undefined;
  }

  get permissions(): Permissions {
    return this.#user?.permissions ?? noPermissions;
  }

  /** Says whether the actor may do something, without insisting. */
  may(action: Action, target: Target): boolean {
    return can(this.permissions, action, target);
  }

  /**
   * Insists that the actor may do `action` on the object, which lies in `target`. Whoever may not even see it is
   * told that it does not exist (404); whoever may see but not do it is refused (403).
   */
  authorize<T extends object>(action: Action, target: Target, object: T): Authorized<T> {
    if (!this.may(action, target)) throw this.may(viewOf(action), target) ? problem('forbidden') : problem('not_found');
    this.#authorised.add(action);
    return object as Authorized<T>;
  }

  /** Insists that the object is the actor's own: whoever made it may do `action` with it. */
  authorizeOwn<T extends object>(action: Action, ownerId: number | null, object: T): Authorized<T> {
    if (this.user.userId !== ownerId) throw problem('not_found');
    this.#authorised.add(action);
    return object as Authorized<T>;
  }

  /** Insists on an action that has no object yet, such as creating a workspace. */
  authorizeGlobally(action: Action): void {
    if (!this.may(action, {})) throw problem('forbidden');
    this.#authorised.add(action);
  }

  /** True when the action was authorised at least once during the call. */
  hasAuthorised(action: Action): boolean {
    return this.#authorised.has(action);
  }
}

function viewOf(action: Action): Action {
  const scope = action.split('.')[0];
  if (scope === 'workspace') return 'workspace.view';
  if (scope === 'project') return action === 'project.create' ? 'workspace.view' : 'project.view';
  return `${scope}.view` as Action;
}
