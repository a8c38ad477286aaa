import { type EndedCounts, mayGrant, outranks, type Role } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor } from './actor.ts';
import { holderOf } from './holder.ts';
import { MembershipsRepo, type Place, targetOfPlace } from './memberships.repo.ts';

/** Where a role is given or taken, and whose it is. */
export interface Membership {
  readonly user_id: string;
  readonly workspace_slug?: string | undefined;
  readonly project_slug?: string | undefined;
}

/** What the service has to know of a user. */
interface Subject {
  readonly id: number;
}

/** A change of somebody's role in a project. */
interface RoleChange {
  readonly projectId: number;
  /** Who changes it. */
  readonly userId: number;
  readonly kind: 'member_added' | 'member_role_changed' | 'member_removed' | 'member_left';
  readonly subjects: readonly { readonly slug: string; readonly title: null }[];
  readonly role?: Role;
}

/** A role that somebody has no more. */
export interface EndedRole {
  readonly place: Place;
  readonly userId: number;
  /** The lower role that they have from now on; undefined when they are removed. */
  readonly role: Role | undefined;
  /** They leave by themselves. */
  readonly leaves: boolean;
}

/** What roles need of features above this one. */
export interface RoleEffects {
  readonly findUser: (db: Db, slug: string) => Promise<Subject | undefined>;
  /** Keeps what was done in a project, in the transaction that does it. */
  readonly note: (db: Db, change: RoleChange) => Promise<void>;
  /** Ends what the role gave, before it is taken, in the same transaction. */
  readonly endInvitations: (db: Db, ended: EndedRole) => Promise<EndedCounts>;
}

interface Parts extends RoleEffects {
  readonly db: Db;
}

const nothingEnded: EndedCounts = { ended_invitations: 0, ended_links: 0 };

/** Gives and takes roles. Everything is decided on what is stored while other changes of roles are held back. */
export class RolesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Gives a role. A lower one than before ends what the one before gave. */
  async grant(
    actor: Actor,
    given: Membership & { readonly role: Role },
  ): Promise<{ readonly place: Place; readonly ended: EndedCounts }> {
    const place = await this.#place(actor, given);
    const ended = await this.#parts.db.transaction().execute(async (transaction) => {
      const { memberships, user, current, holder } = await this.#prepare(transaction, actor, place, given.user_id);
      const belongs = await memberships.belongs(place.workspaceId, user.id);
      if (!belongs && !holder.is_global_admin) throw unknownHere();
      const target = targetOfPlace(place);
      if (!mayGrant(holder, given.role, target)) throw tooMuch();
      if (current && !mayGrant(holder, current, target)) throw tooMuch();
      if (current === 'workspace_admin' && given.role !== 'workspace_admin') {
        await assertNotLast(memberships, place, user.id);
      }
      const isLower = current !== undefined && outranks(current, given.role);
      const leaves = given.user_id === actor.user.slug;
      const counts = isLower
        ? await this.#parts.endInvitations(transaction, { place, userId: user.id, role: given.role, leaves })
        : nothingEnded;
      await memberships.set(place, user.id, given.role);
      if (place.project && given.role !== current) {
        await this.#parts.note(transaction, {
          projectId: place.project.id,
          userId: actor.user.userId,
          kind: current ? 'member_role_changed' : 'member_added',
          subjects: [{ slug: given.user_id, title: null }],
          role: given.role,
        });
      }
      return counts;
    });
    return { place, ended };
  }

  /**
   * Takes a role, and ends what it gave. Everybody may give their own back, unless nobody would be left to administer
   * the workspace.
   */
  async withdraw(actor: Actor, given: Membership): Promise<EndedCounts> {
    const leaves = given.user_id === actor.user.slug;
    const place = await this.#place(actor, given, leaves);
    return this.#parts.db.transaction().execute(async (transaction) => {
      const { memberships, user, current, holder } = await this.#prepare(transaction, actor, place, given.user_id);
      const belongs = place.project ? current !== undefined : await memberships.belongs(place.workspaceId, user.id);
      if (!belongs) throw unknownHere();
      const role = current ?? 'project_viewer';
      if (!leaves && !mayGrant(holder, role, targetOfPlace(place))) throw tooMuch();
      if (current === 'workspace_admin') await assertNotLast(memberships, place, user.id);
      const gone = { place, userId: user.id, role: undefined, leaves };
      const ended = await this.#parts.endInvitations(transaction, gone);
      await memberships.remove(place, user.id);
      if (place.project) {
        await this.#parts.note(transaction, {
          projectId: place.project.id,
          userId: actor.user.userId,
          kind: leaves ? 'member_left' : 'member_removed',
          subjects: [{ slug: given.user_id, title: null }],
        });
      }
      return ended;
    });
  }

  async #place(actor: Actor, given: Membership, leaves = false): Promise<Place> {
    const memberships = new MembershipsRepo(this.#parts.db);
    const place = given.project_slug
      ? await memberships.findProject(given.project_slug)
      : await memberships.findWorkspace(given.workspace_slug ?? '');
    if (!place) throw problem('not_found');
    if (leaves && (await memberships.belongs(place.workspaceId, actor.user.userId))) return place;
    return actor.authorize(place.project ? 'project.update' : 'workspace.update', targetOfPlace(place), place);
  }

  async #prepare(transaction: Db, actor: Actor, place: Place, userSlug: string) {
    const memberships = new MembershipsRepo(transaction);
    await memberships.lock(place.workspaceId);
    const user = await this.#parts.findUser(transaction, userSlug);
    if (!user) throw unknownHere();
    const current = await memberships.roleIn(place, user.id);
    return { memberships, user, current, holder: await holderOf(memberships, actor, place) };
  }
}

async function assertNotLast(memberships: MembershipsRepo, place: Place, userId: number): Promise<void> {
  const administrators = await memberships.administrators(place.workspaceId);
  if (administrators.every((id) => id === userId)) {
    throw problem('last_administrator', 'A workspace needs an administrator: make somebody else one first.');
  }
}

const tooMuch = () => problem('forbidden', 'Nobody gives or takes a role that allows more than their own.');

const unknownHere = () =>
  problem('not_found', 'Nobody with this id belongs to this workspace. Invite them, so that they can join.');
