import { type InvitationFate, isWorkspaceRole, mayGrant, type Permissions, type Role } from '@foreglow/contract';
import { email as emailField } from '@foreglow/contract/fields';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { atTheCostOf } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import {
  type Actor,
  type Authorized,
  holderOf,
  type Managing,
  MembershipsReadModel,
  MembershipsRepo,
  type RoleScope,
  targetOfScope,
} from '../permissions/index.ts';
import { StoredUsersReadModel, type User } from '../users/index.ts';
import { fatesOf } from './invitation.rules.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';
import { type WithToken, withNewLink } from './with-token.ts';

export interface Invited {
  readonly email: string;
  readonly role: Role;
  readonly project_slug?: string | undefined;
}

export interface Inviting {
  readonly fates: readonly { email: string; fate: InvitationFate }[];
  readonly made: readonly WithToken[];
}

/** What somebody is invited to, and as what. */
type Wanted = Pick<Invited, 'role' | 'project_slug'>;

/** Scopes by the slug of their project; the workspace itself has none. */
type Scopes<S extends RoleScope = RoleScope> = ReadonlyMap<string | undefined, S>;

/** The workspace and the projects of it that an actor may invite people to, for the roles asked for. */
interface FoundScopes {
  readonly workspace: RoleScope;
  readonly scopes: Scopes<Authorized<RoleScope, Managing>>;
}

/** Makes invitations and the links for anybody. */
export class InvitingService {
  readonly #db: Db;
  readonly #jobs: JobQueue;
  readonly #limits: InvitationLimits;

  constructor(db: Db, jobs: JobQueue, limits: InvitationLimits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /** What people are to be invited to, for an actor who may give them the roles there. */
  async find(actor: Actor, workspaceSlug: string, wanted: readonly Wanted[]): Promise<FoundScopes> {
    const memberships = new MembershipsReadModel(this.#db);
    const found = await memberships.findWorkspace(workspaceSlug);
    if (!found) throw problem('not_found');
    const workspace = actor.authorize('workspace.view', targetOfScope(found), found);
    const scopes = new Map<string | undefined, Authorized<RoleScope, Managing>>();
    for (const [slug, scope] of await scopesOf(memberships, actor.permissions, workspace, wanted)) {
      const roles = wanted.filter(({ project_slug }) => project_slug === slug).map(({ role }) => role);
      const action = roles.some(isWorkspaceRole) ? 'workspace.update' : 'project.update';
      scopes.set(slug, actor.authorize(action, targetOfScope(scope), scope));
    }
    return { workspace, scopes };
  }

  /** Invites people and sends the mails. With `dryRun` the answer only says what would become of each address. */
  async invite(
    actor: Actor,
    { workspace, scopes }: FoundScopes,
    invited: readonly Invited[],
    { dryRun, locale }: { dryRun: boolean; locale: 'en' | 'de' | undefined },
  ): Promise<Inviting> {
    const rows = invited.map((one) => ({ ...one, address: normalised(one.email) }));
    const fates = new Map<(typeof rows)[number], InvitationFate>();
    for (const [projectSlug, scope] of scopes) {
      const here = rows.filter((row) => row.project_slug === projectSlug);
      const addresses = here.map((row) => row.address);
      const ofScope = await this.#fates(actor, scope, addresses);
      for (const [index, row] of here.entries()) fates.set(row, ofScope[index] ?? 'invalid');
    }
    const fateOf = (row: (typeof rows)[number]) => fates.get(row) ?? 'invalid';
    const wanted = rows.flatMap((row) =>
      fateOf(row) === 'invited' && row.address ? [{ ...row, email: row.address }] : [],
    );
    const make = () => this.#make(actor, workspace, wanted, locale ?? actor.user.locale);
    const made =
      dryRun || wanted.length === 0 ? [] : await atTheCostOf(this.#limits.of(actor, workspace), wanted.length, make);
    return { fates: rows.map((row) => ({ email: row.email, fate: fateOf(row) })), made };
  }

  /** Makes the link with which anybody may join. It replaces the link there was. */
  async makeLink(actor: Actor, { workspace }: FoundScopes, given: Wanted): Promise<WithToken> {
    return this.#db.transaction().execute(async (transaction) => {
      // The second of two calls at once waits here, and ends the link of the first.
      const scope = (await lockedScopes(transaction, actor, workspace, [given])).get(given.project_slug);
      if (!scope) throw problem('not_found');
      await new InvitationEndings(transaction).ofLink(scope);
      const invited = [{ email: null, role: given.role }];
      const [id] = await new InvitationsRepo(transaction).createAll(scope, invited, actor.user);
      if (!id) throw problem('conflict');
      return withNewLink(transaction, id);
    });
  }

  async #fates(actor: Actor, scope: RoleScope, addresses: readonly (string | undefined)[]): Promise<InvitationFate[]> {
    const emails = addresses.filter((address) => address !== undefined);
    const users = await new StoredUsersReadModel(this.#db).findAllByEmail(emails);
    const ids = users.map((user) => user.id);
    const members = new Set(await new MembershipsReadModel(this.#db).membersAmong(scope, ids));
    // Only administrators of the installation, and people who share the scope, may know that somebody has an account.
    const mayKnow = (user: User) => actor.permissions.is_global_admin || members.has(user.id);
    return fatesOf(addresses, {
      inviter: actor.user.email,
      members: new Set(users.filter((user) => members.has(user.id)).map((user) => user.email)),
      disabled: new Set(users.filter((user) => user.isDisabled && mayKnow(user)).map((user) => user.email)),
      pending: new Set(await new InvitationsReadModel(this.#db).pendingAmong(scope, emails)),
    });
  }

  async #make(
    actor: Actor,
    workspace: RoleScope,
    wanted: readonly Invited[],
    locale: 'en' | 'de',
  ): Promise<WithToken[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const scopes = await lockedScopes(transaction, actor, workspace, wanted);
      const invitations = new InvitationsRepo(transaction);
      const ids: number[] = [];
      for (const [projectSlug, scope] of scopes) {
        const here = wanted.filter(({ project_slug }) => project_slug === projectSlug);
        const emails = here.map(({ email }) => email);
        await invitations.closeUnusable(scope, emails);
        // Fewer than wanted where somebody else invited the same address at the same moment.
        ids.push(...(await invitations.createAll(scope, here, { userId: actor.user.userId, locale })));
      }
      const made = await new InvitationsReadModel(transaction).findAll(ids);
      const tokens = await invitations.createLinks(made.map(({ id }) => id));
      const payloads = made.map(({ id }) => ({ invitation_id: id }));
      await this.#jobs.sendMany(invitationMail, payloads, { db: transaction });
      return made.map((invitation, index) => ({ invitation, token: tokens[index] ?? '' }));
    });
  }
}

/** What people are invited to. Throws the `forbidden` problem where the permissions do not allow to give every role. */
async function scopesOf(
  memberships: MembershipsReadModel,
  permissions: Permissions,
  workspace: RoleScope,
  wanted: readonly Wanted[],
): Promise<Scopes> {
  const scopes = new Map<string | undefined, RoleScope>();
  for (const { role, project_slug } of wanted) {
    const scope =
      scopes.get(project_slug) ??
      (project_slug === undefined ? workspace : await memberships.findProject(project_slug));
    if (scope?.workspaceId !== workspace.workspaceId) throw problem('not_found');
    if (!mayGrant(permissions, role, targetOfScope(scope))) throw mayNotInvite();
    scopes.set(project_slug, scope);
  }
  return scopes;
}

/** As `scopesOf`, by what is stored now. Nobody changes roles or moves these projects until the transaction ends. */
async function lockedScopes(
  transaction: DbTransaction,
  actor: Actor,
  workspace: RoleScope,
  wanted: readonly Wanted[],
): Promise<Scopes> {
  const memberships = new MembershipsRepo(transaction);
  await memberships.lock(workspace.workspaceId);
  const holder = await holderOf(memberships, actor, workspace);
  return scopesOf(new MembershipsReadModel(transaction), holder, workspace, wanted);
}

export const mayNotInvite = () => problem('forbidden', 'Nobody invites to a role that allows more than their own.');

/** The e-mail as it is stored; undefined for what is none. */
function normalised(given: string): string | undefined {
  const parsed = emailField.safeParse(given);
  return parsed.success ? parsed.data : undefined;
}
