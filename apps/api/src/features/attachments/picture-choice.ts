import type { DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Authorized } from '../permissions/actor.ts';
import type { Attachment } from './attachment.ts';
import { AttachmentsRepo } from './attachments.repo.ts';

/** A picture that the actor may show somewhere. */
interface UsablePicture {
  readonly attachment: Authorized<Attachment, 'attachment.use'>;
  /** The pointer to it in the request, for an error. */
  readonly pointer: string;
}

/**
 * A picture that does not exist or that the actor may not use. It is reported where it would be stored, together with
 * other faults of the request.
 */
interface UnusablePicture {
  readonly attachment: undefined;
  readonly pointer: string;
}

/** The picture that a call sets for something: null clears it, undefined keeps the current one. */
export type PictureChoice = UsablePicture | UnusablePicture | null | undefined;

const noSuchPicture = (pointer: string) =>
  problem('invalid_attribute', 'There is no such picture. Please upload it again.', { pointer });

/**
 * Marks a chosen picture as used, in the transaction that shows it. It then stays until it has been unused for a day.
 * Returns its id; null and undefined are returned unchanged. Throws the 422 problem when the actor may not use the
 * picture, or when it has been removed in the meantime. Pictures are locked after workspaces, projects and people.
 */
export async function takePicture(
  transaction: DbTransaction,
  choice: PictureChoice,
): Promise<number | null | undefined> {
  if (!choice) return choice;
  const { attachment, pointer } = choice;
  if (!attachment || !(await new AttachmentsRepo(transaction).keep(attachment.id))) throw noSuchPicture(pointer);
  return attachment.id;
}
