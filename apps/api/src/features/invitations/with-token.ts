import type { DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Invitation } from './invitation.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';

/** An invitation with the token of a new link. The token is not stored. */
export interface WithToken {
  readonly invitation: Invitation;
  readonly token: string;
}

/** Creates a link for an invitation, which the user with the id `madeBy` is given. */
export async function withNewLink(transaction: DbTransaction, id: number, madeBy: number): Promise<WithToken> {
  const token = await new InvitationsRepo(transaction).createLink(id, madeBy);
  const invitation = await new InvitationsReadModel(transaction).findById(id);
  if (!invitation) throw problem('not_found');
  return { invitation, token };
}
