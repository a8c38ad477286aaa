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

/**
 * An object the actor may do something with, and what that is. Only an `Actor` makes one, so nothing else can be shown
 * or written.
 */
export type Authorized<T, A extends Action = Action> = T & { readonly [authorized]: A };

/** For jobs, which go on with what a call was authorised to begin. Calls never use it. */
export const authorizedForJob = <T extends object>(object: T): Authorized<T> => object as Authorized<T>;

/** Who makes a call, and which actions were authorised for them during the call. */
export class Actor {
  readonly #user: SignedIn | undefined;
  readonly #authorised = new Set<Action>();
  #allowed: ReadonlySet<Action> | undefined;

  constructor(user: SignedIn | undefined) {
    this.#user = user;
  }

  /** The person signed in. Throws the 401 problem when nobody is. */
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
   * Names the actions that a call is declared to need. Authorising any other one, except viewing what they are about,
   * is a defect: what the contract and its OpenAPI document say of the call would not be true.
   */
  limitTo(actions: readonly Action[]): void {
    this.#allowed = new Set(actions.flatMap((action) => [action, viewOf(action)]));
  }

  /**
   * Checks that the actor may do `action` on the object, which belongs to `target`. Throws 404 for people who may not
   * see it, so that they learn nothing of it, and 403 for people who may see it but not do that.
   */
  authorize<T extends object, A extends Action>(action: A, target: Target, object: T): Authorized<T, A> {
    if (!this.may(action, target)) throw this.may(viewOf(action), target) ? problem('forbidden') : problem('not_found');
    return this.#note(action, object);
  }

  /** Checks that the object is the actor's own: the person who made it may do `action` with it. */
  authorizeOwn<T extends object, A extends Action>(action: A, ownerId: number | null, object: T): Authorized<T, A> {
    if (this.user.userId !== ownerId) throw problem('not_found');
    return this.#note(action, object);
  }

  /** Checks an action that has no object yet, such as creating a workspace. */
  authorizeGlobally<A extends Action>(action: A): Authorized<object, A> {
    if (!this.may(action, {})) throw problem('forbidden');
    return this.#note(action, {});
  }

  /** True when the action was authorised at least once during the call. */
  hasAuthorised(action: Action): boolean {
    return this.#authorised.has(action);
  }

  #note<T extends object, A extends Action>(action: A, object: T): Authorized<T, A> {
    if (this.#allowed && !this.#allowed.has(action)) throw new Error(`The endpoint does not declare ${action}.`);
    this.#authorised.add(action);
    return object as Authorized<T, A>;
  }
}

function viewOf(action: Action): Action {
  const scope = action.split('.')[0];
  if (scope === 'workspace') return 'workspace.view';
  if (scope === 'project') return action === 'project.create' ? 'workspace.view' : 'project.view';
  return `${scope}.view` as Action;
}
