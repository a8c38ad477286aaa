import { can, type InvitationFate, mayGrant, type Permissions, type Role } from '@foreglow/contract';
import { email as emailField } from '@foreglow/contract/fields';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { atTheCostOf, type RateLimits } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import {
  type Actor,
  type Authorized,
  holderOf,
  MembershipsRepo,
  type Place,
  targetOfPlace,
} from '../permissions/index.ts';
import { type User, UsersRepo } from '../users/index.ts';
import { endedDetail, fatesOf } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { InvitationLimits } from './invitation-limits.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { InvitationsRepo } from './invitations.repo.ts';

export interface Invited {
  readonly email: string;
  readonly role: Role;
  readonly project_slug?: string | undefined;
}

/** An invitation with the token of a link that was just made, which nobody can find out later. */
export interface WithToken {
  readonly invitation: Invitation;
  readonly token: string;
}

export interface Inviting {
  readonly fates: readonly { email: string; fate: InvitationFate }[];
  readonly made: readonly WithToken[];
}

/** Makes and manages invitations. What happens with their links is the `JoiningService`. */
export class InvitationsService {
  readonly #db: Db;
  readonly #jobs: JobQueue;
  readonly #limits: InvitationLimits;

  constructor(db: Db, jobs: JobQueue, rateLimits: RateLimits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = new InvitationLimits(rateLimits);
  }

  /** Invites people and sends the mails. With `dryRun` only each address's fate is told. */
  async invite(
    actor: Actor,
    workspaceSlug: string,
    invited: readonly Invited[],
    { dryRun, locale }: { dryRun: boolean; locale: 'en' | 'de' | undefined },
  ): Promise<Inviting> {
    const workspace = await this.#workspace(actor, workspaceSlug);
    const places = await placesOf(new MembershipsRepo(this.#db), actor.permissions, workspace, invited);
    const rows = invited.map((one) => ({ ...one, address: normalised(one.email) }));
    const fates = new Map<(typeof rows)[number], InvitationFate>();
    for (const [projectSlug, place] of places) {
      const here = rows.filter((row) => row.project_slug === projectSlug);
      const told = await this.#fates(
        actor,
        place,
        here.map((row) => row.address),
      );
      for (const [index, row] of here.entries()) fates.set(row, told[index] ?? 'invalid');
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

  /** Makes the link with which anybody may join; the one there was ends. */
  async makeLink(actor: Actor, workspaceSlug: string, given: { role: Role; project_slug?: string | undefined }) {
    const workspace = await this.#workspace(actor, workspaceSlug);
    return this.#db.transaction().execute(async (transaction) => {
      // Of two at once the second waits here, and ends the link of the first.
      const place = (await lockedPlaces(transaction, actor, workspace, [given])).get(given.project_slug);
      if (!place) throw problem('not_found');
      const invitations = new InvitationsRepo(transaction);
      await new InvitationEndings(transaction).ofLink(place);
      const [id] = await invitations.createAll(place, [{ email: null, role: given.role }], actor.user);
      if (!id) throw problem('conflict');
      return linked(invitations, id);
    });
  }

  /** The invitations the actor may manage: those to the workspace, to its projects, or to one of them. */
  async list(
    actor: Actor,
    workspaceSlug: string,
    filters: { state: Invitation['state'] | undefined; project: string | undefined },
    window: { offset: number; limit: number },
  ): Promise<{ invitations: Invitation[]; total: number }> {
    const workspace = await this.#workspace(actor, workspaceSlug);
    const memberships = new MembershipsRepo(this.#db);
    const project = filters.project === undefined ? undefined : await memberships.findProject(filters.project);
    if (filters.project !== undefined && project?.workspaceId !== workspace.workspaceId) throw problem('not_found');
    const mayProjects = actor.may('project.update', targetOfPlace(workspace));
    const projectIds = project?.project ? [project.project.id] : await memberships.projectIds(workspace.workspaceId);
    return new InvitationsRepo(this.#db).list(
      {
        workspaceId: workspace.workspaceId,
        workspaceToo: filters.project === undefined && actor.may('workspace.update', targetOfPlace(workspace)),
        projectIds: mayProjects ? projectIds : [],
      },
      filters.state,
      window,
    );
  }

  /** An invitation the actor manages. */
  async find(actor: Actor, slug: string): Promise<Authorized<Invitation>> {
    const invitation = await new InvitationsRepo(this.#db).findBySlug(slug);
    if (!invitation) throw problem('not_found');
    const target = targetOfPlace(invitation.place);
    // Whoever may not manage the place's members does not learn of invitations to it.
    if (!can(actor.permissions, invitation.place.project ? 'project.update' : 'workspace.update', target)) {
      throw problem('not_found');
    }
    if (!mayGrant(actor.permissions, invitation.role, target)) throw tooMuch();
    return actor.authorize('workspace.view', target, invitation);
  }

  /**
   * Gives an invitation its full time again, with a new link; the old ones end, and its mail is sent again. It is the
   * actor's from now on.
   */
  async renew(actor: Actor, slug: string): Promise<WithToken> {
    const found = await this.find(actor, slug);
    const renewed = () => this.#renewed(actor, found);
    return found.email === null ? renewed() : atTheCostOf(this.#limits.of(actor, found.place), 1, renewed);
  }

  async #renewed(actor: Actor, found: Invitation): Promise<WithToken> {
    return this.#changing(actor, found, async (invitations, transaction, invitation) => {
      if (invitation.state === 'accepted' || invitation.state === 'revoked') {
        throw problem('conflict', endedDetail[invitation.state]);
      }
      await new InvitationEndings(transaction).ofLinksOf(invitation.id);
      await invitations.renew(invitation.id, actor.user.userId);
      if (invitation.email) {
        await this.#jobs.send(invitationMail, { invitation_id: invitation.id }, { db: transaction });
      }
      return linked(invitations, invitation.id);
    });
  }

  /** Makes another link of a pending invitation. */
  async copyLink(actor: Actor, slug: string): Promise<WithToken> {
    const found = await this.find(actor, slug);
    return this.#changing(actor, found, async (invitations, _transaction, invitation) => {
      if (invitation.state !== 'pending') throw problem('conflict', endedDetail[invitation.state]);
      return linked(invitations, invitation.id);
    });
  }

  async revoke(actor: Actor, slug: string): Promise<void> {
    const found = await this.find(actor, slug);
    await this.#changing(actor, found, async (_invitations, transaction, invitation) => {
      if (invitation.state === 'accepted') throw problem('conflict', endedDetail.accepted);
      await new InvitationEndings(transaction).ofOne(invitation.id);
    });
  }

  /**
   * Does something with an invitation as it is now, while nobody else can use or change it, if the actor may still make
   * such a one.
   */
  async #changing<T>(
    actor: Actor,
    found: Invitation,
    change: (invitations: InvitationsRepo, transaction: Db, invitation: Invitation) => Promise<T>,
  ): Promise<T> {
    return this.#db.transaction().execute(async (transaction) => {
      const invitations = new InvitationsRepo(transaction);
      const memberships = new MembershipsRepo(transaction);
      await memberships.lock(found.place.workspaceId);
      const invitation = await invitations.lockById(found.id);
      if (!invitation) throw problem('not_found');
      const holder = await holderOf(memberships, actor, invitation.place);
      if (!mayGrant(holder, invitation.role, targetOfPlace(invitation.place))) throw tooMuch();
      return change(invitations, transaction, invitation);
    });
  }

  async #workspace(actor: Actor, slug: string): Promise<Authorized<Place>> {
    const place = await new MembershipsRepo(this.#db).findWorkspace(slug);
    if (!place) throw problem('not_found');
    return actor.authorize('workspace.view', targetOfPlace(place), place);
  }

  async #fates(actor: Actor, place: Place, addresses: readonly (string | undefined)[]): Promise<InvitationFate[]> {
    const emails = addresses.filter((address) => address !== undefined);
    const users = await new UsersRepo(this.#db).findAllByEmail(emails);
    const members = new Set(
      await new MembershipsRepo(this.#db).membersAmong(
        place,
        users.map((user) => user.id),
      ),
    );
    // Whether somebody has an account is known to the installation's administrators, and to whoever shares a place.
    const tells = (user: User) => actor.permissions.is_global_admin || members.has(user.id);
    return fatesOf(addresses, {
      inviter: actor.user.email,
      members: new Set(users.filter((user) => members.has(user.id)).map((user) => user.email)),
      disabled: new Set(users.filter((user) => user.isDisabled && tells(user)).map((user) => user.email)),
      pending: new Set(await new InvitationsRepo(this.#db).pendingAmong(place, emails)),
    });
  }

  async #make(actor: Actor, workspace: Place, wanted: readonly Invited[], locale: 'en' | 'de'): Promise<WithToken[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const places = await lockedPlaces(transaction, actor, workspace, wanted);
      const invitations = new InvitationsRepo(transaction);
      const ids: number[] = [];
      for (const [projectSlug, place] of places) {
        const here = wanted.filter(({ project_slug }) => project_slug === projectSlug);
        await invitations.closeUnusable(
          place,
          here.map(({ email }) => email),
        );
        // Fewer than wanted where somebody else invited the same address at the same moment.
        ids.push(...(await invitations.createAll(place, here, { userId: actor.user.userId, locale })));
      }
      const made = await invitations.findAll(ids);
      const tokens = await invitations.createLinks(made.map(({ id }) => id));
      const payloads = made.map(({ id }) => ({ invitation_id: id }));
      await this.#jobs.sendMany(invitationMail, payloads, { db: transaction });
      return made.map((invitation, index) => ({ invitation, token: tokens[index] ?? '' }));
    });
  }
}

/** Where somebody is invited to, and as what. */
type Wanted = Pick<Invited, 'role' | 'project_slug'>;

/** The places people are invited to, by the slug of the project; whoever holds `permissions` may give every role there. */
async function placesOf(
  memberships: MembershipsRepo,
  permissions: Permissions,
  workspace: Place,
  wanted: readonly Wanted[],
): Promise<Map<string | undefined, Place>> {
  const places = new Map<string | undefined, Place>();
  for (const { role, project_slug } of wanted) {
    const place =
      places.get(project_slug) ??
      (project_slug === undefined ? workspace : await memberships.findProject(project_slug));
    if (place?.workspaceId !== workspace.workspaceId) throw problem('not_found');
    if (!mayGrant(permissions, role, targetOfPlace(place))) throw tooMuch();
    places.set(project_slug, place);
  }
  return places;
}

/** As `placesOf`, by what is stored now. Nobody changes roles or moves these projects until the transaction ends. */
async function lockedPlaces(transaction: Db, actor: Actor, workspace: Place, wanted: readonly Wanted[]) {
  const memberships = new MembershipsRepo(transaction);
  await memberships.lock(workspace.workspaceId);
  return placesOf(memberships, await holderOf(memberships, actor, workspace), workspace, wanted);
}

/** The invitation with a link that was made for this answer. */
async function linked(invitations: InvitationsRepo, id: number): Promise<WithToken> {
  const token = await invitations.createLink(id);
  const invitation = await invitations.findById(id);
  if (!invitation) throw problem('not_found');
  return { invitation, token };
}

const tooMuch = () => problem('forbidden', 'Nobody invites to a role that allows more than their own.');

/** The e-mail as it is stored; undefined for what is none. */
function normalised(given: string): string | undefined {
  const parsed = emailField.safeParse(given);
  return parsed.success ? parsed.data : undefined;
}
