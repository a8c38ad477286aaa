import { can, serverLimits } from '@foreglow/contract';
import type { Counted, RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Actor } from '../permissions/actor.ts';
import { type RoleScope, targetOfScope } from '../permissions/role-scope.ts';

const hour = 3600;
const day = 86_400;

/** The detail of the 429 problem when too few addresses are left. */
function refusal(left: number, seconds: number): string {
  const wait = `${Math.ceil(seconds / 60)} minutes`;
  if (left === 0) return `Too many people have been invited. Please try again in ${wait}.`;
  const addresses = left === 1 ? '1 more address' : `${left} more addresses`;
  return `You can invite ${addresses} for now. Choose fewer, or try again in ${wait}.`;
}

/** How many addresses may receive invitations by mail: from one person, and for one workspace. */
export class InvitationLimits {
  readonly #byManager: readonly RateLimit[];
  readonly #byMember: readonly RateLimit[];
  readonly #inWorkspace: readonly RateLimit[];

  constructor(rateLimits: RateLimits) {
    const both = (name: string, points: { readonly hour: number; readonly day: number }) => [
      rateLimits({ name: `${name}-hour`, points: points.hour, seconds: hour, refusal }),
      rateLimits({ name: `${name}-day`, points: points.day, seconds: day, refusal }),
    ];
    this.#byManager = both('invite-manager', serverLimits.invitedAddresses.byManager);
    this.#byMember = both('invite-member', serverLimits.invitedAddresses.byMember);
    this.#inWorkspace = both('invite-workspace', serverLimits.invitedAddresses.inWorkspace);
  }

  /** The limits that apply when the actor invites to a workspace or to its projects. */
  of(actor: Actor, scope: RoleScope): Counted {
    const mayManage = can(actor.permissions, 'workspace.update', { workspaceSlug: targetOfScope(scope).workspaceSlug });
    const own = mayManage ? this.#byManager : this.#byMember;
    return [
      ...own.map((limit) => [limit, String(actor.user.userId)] as const),
      ...this.#inWorkspace.map((limit) => [limit, String(scope.workspaceId)] as const),
    ];
  }
}
