import type { InvitationOutcome, InvitationState } from '@foreglow/contract';

interface Stored {
  readonly expires_at: Date;
  readonly accepted_at: Date | null;
  readonly revoked_at: Date | null;
  /** Whether the inviter may still make this invitation. */
  readonly is_backed: boolean;
}

/**
 * The state of an invitation at a moment. An invitation that was accepted or revoked, or whose inviter may no longer
 * make it, does not count as expired.
 */
export function stateAt(invitation: Stored, now: Date): InvitationState {
  if (invitation.accepted_at) return 'accepted';
  if (invitation.revoked_at || !invitation.is_backed) return 'revoked';
  return invitation.expires_at <= now ? 'expired' : 'pending';
}

/** Why an invitation can no longer be used. */
export const endedDetail: Readonly<Record<Exclude<InvitationState, 'pending'>, string>> = {
  accepted: 'This invitation has been used already.',
  expired: 'This invitation has expired. Ask the person who invited you to renew it.',
  revoked: 'This invitation was taken back.',
};

/** The known facts about addresses invited to one scope. The sets contain lower-cased e-mails. */
export interface Known {
  readonly inviter: string;
  readonly members: ReadonlySet<string>;
  /** E-mails of disabled accounts, as far as the inviter may know. */
  readonly disabled: ReadonlySet<string>;
  readonly pending: ReadonlySet<string>;
}

/**
 * The outcome of each address, in order. `addresses` contains normalised e-mails, and undefined for invalid addresses.
 * The first of several equal addresses counts.
 */
export function outcomesOf(addresses: readonly (string | undefined)[], known: Known): InvitationOutcome[] {
  const seen = new Set<string>();
  return addresses.map((address) => {
    if (address === undefined) return 'invalid';
    if (seen.has(address)) return 'repeated';
    seen.add(address);
    if (address === known.inviter) return 'yourself';
    if (known.disabled.has(address)) return 'disabled';
    if (known.members.has(address)) return 'member';
    return known.pending.has(address) ? 'pending' : 'invited';
  });
}
