import type { InvitationAttributes } from '@foreglow/contract';

/** How an invitation fits the person who opened it. */
export type Fit =
  /** It can no longer be accepted. */
  | 'over'
  /** It is for another e-mail than the one that is signed in. */
  | 'somebody-else'
  /** One click joins. */
  | 'join'
  /** The invited person has an account and signs in to join. */
  | 'sign-in'
  /** The invited person has no account yet. */
  | 'register';

/** What a user who opened an invitation can do with it. `email`: of the signed-in user. */
export function fitOf(
  invitation: Pick<InvitationAttributes, 'email' | 'state' | 'has_account'>,
  email: string | undefined,
): Fit {
  if (invitation.state !== 'pending') return 'over';
  if (email !== undefined) return sameAddress(invitation.email ?? email, email) ? 'join' : 'somebody-else';
  return invitation.has_account ? 'sign-in' : 'register';
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
