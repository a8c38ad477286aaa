import type { InvitationAttributes } from '@foreglow/contract';

/** How an invitation relates to the user who opened it. */
export type Fit =
  /** It can no longer be accepted. */
  | 'over'
  /** It is for another e-mail than that of the signed-in user. */
  | 'somebody-else'
  /** One click joins. */
  | 'join'
  /** The invited person has an account and signs in to join. */
  | 'sign-in'
  /** The invited person has no account yet. */
  | 'register';

/** What a user who opened an invitation can do with it. `email`: the address of the signed-in user. */
export function fitOf(
  invitation: Pick<InvitationAttributes, 'email' | 'state' | 'has_account'>,
  email: string | undefined,
): Fit {
  if (invitation.state !== 'pending') return 'over';
  if (email !== undefined) return sameAddress(invitation.email ?? email, email) ? 'join' : 'somebody-else';
  return invitation.has_account ? 'sign-in' : 'register';
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
