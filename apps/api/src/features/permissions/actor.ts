import {
  type Action,
  actions,
  can,
  noPermissions,
  type Permissions,
  type Target,
  type ThemePreference,
} from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';

/** A signed-in person. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly theme: ThemePreference;
  readonly permissions: Permissions;
}

/**
 * Everything that can be authorised: the actions of the contract's table, and four further rights: administering the
 * installation, changing the caller's own objects, using a picture, and accepting an invitation.
 */
export type Right = Action | 'installation.administer' | 'account.own' | 'attachment.use' | 'invitation.accept';

declare const authorized: unique symbol;

/**
 * An object together with the action that the actor may perform on it. Only an `Actor` creates one, so nothing else can
 * be shown or written.
 */
export type Authorized<T, R extends Right = Right> = T & { readonly [authorized]: () => R };

/** The account of the signed-in person, which they may change. */
export type OwnAccount = Authorized<SignedIn, 'account.own'>;

/** For jobs, which continue work that a call was authorised to begin. Calls never use it. */
export const authorizedForJob = <T extends object>(object: T): Authorized<T> => object as Authorized<T>;

/** The caller, with the actions that were authorised during the call. */
export class Actor {
  readonly #user: SignedIn | undefined;
  readonly #authorised = new Set<Right>();
  #allowed: ReadonlySet<Right> | undefined;

  constructor(user: SignedIn | undefined) {
    this.#user = user;
  }

  /** The signed-in person. Throws the 401 problem for anonymous callers. */
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

  /** Whether the actor may do something. Does not throw. */
  may(action: Action, target: Target): boolean {
    return can(this.permissions, action, target);
  }

  /**
   * Declares the actions that a call needs. Authorising any other action, except viewing the objects involved, is a
   * defect: the contract and its OpenAPI document would be wrong.
   */
  limitTo(declared: readonly Action[]): void {
    this.#allowed = new Set(declared.flatMap((action) => [action, viewOf(action)]));
  }

  /**
   * Checks that the actor may perform `action` on the object, which belongs to `target`. Throws 404 for people who may
   * not see it, so that they learn nothing of it, and 403 for people who may see it but not perform the action.
   */
  authorize<T extends object, A extends Action>(action: A, target: Target, object: T): Authorized<T, A> {
    if (!this.may(action, target)) throw this.may(viewOf(action), target) ? refusalOf(action) : problem('not_found');
    return this.#note(action, object);
  }

  /** Checks that the object is the actor's own: the person it belongs to has the right. Throws 404 for others. */
  authorizeOwn<T extends object, R extends Right>(right: R, ownerId: number | null, object: T): Authorized<T, R> {
    return this.authorizeIf(this.user.userId === ownerId, right, object);
  }

  /**
   * Checks a decision about the object that a feature has made without the table. Throws 404 where it is not allowed.
   */
  authorizeIf<T extends object, R extends Right>(allowed: boolean, right: R, object: T): Authorized<T, R> {
    if (!allowed) throw problem('not_found');
    return this.#note(right, object);
  }

  /** Checks an action that has no object yet, such as creating a workspace. */
  authorizeGlobally<A extends Action>(action: A): Authorized<object, A> {
    if (!this.may(action, {})) throw problem('forbidden');
    return this.#note(action, {});
  }

  /** Checks that the actor administers the installation, to which the object belongs. */
  authorizeAdministration<T extends object>(object: T): Authorized<T, 'installation.administer'> {
    if (!this.permissions.is_global_admin) throw problem('forbidden');
    return this.#note('installation.administer', object);
  }

  /** The actor's own account, for changes. Throws the 401 problem when nobody is signed in. */
  authorizeSelf(): OwnAccount {
    return this.#note('account.own', this.user);
  }

  /** True if the right was authorised at least once during the call; without a right, if any right was. */
  hasAuthorised(right?: Right): boolean {
    return right === undefined ? this.#authorised.size > 0 : this.#authorised.has(right);
  }

  #note<T extends object, R extends Right>(right: R, object: T): Authorized<T, R> {
    if (this.#allowed && isAction(right) && !this.#allowed.has(right)) {
      throw new Error(`The endpoint does not declare ${right}.`);
    }
    this.#authorised.add(right);
    return object as Authorized<T, R>;
  }
}

const known: ReadonlySet<Right> = new Set(actions);
const isAction = (right: Right): right is Action => known.has(right);

/** Those who may edit here, but not publish, are told who can. */
const refusalOf = (action: Action) =>
  action === 'project.publish'
    ? problem(
        'forbidden',
        'Administrators and creators may publish here, and collaborators if the workspace lets them. Please ask one of them.',
      )
    : problem('forbidden');

function viewOf(action: Action): Action {
  const scope = action.split('.')[0];
  if (scope === 'workspace') return 'workspace.view';
  if (scope === 'project') return action === 'project.create' ? 'workspace.view' : 'project.view';
  return `${scope}.view` as Action;
}
