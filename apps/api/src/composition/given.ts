import type { InvitationEndings } from '#features/invitations/invitation-endings.repo.ts';
import type { RoleEffects } from '#features/permissions/role-effects.ts';
import type { ProjectTransaction, ProjectWriter } from '#features/projects/project-writer.ts';
import type { FirstContents } from '#features/projects/projects.service.ts';
import type { VectorWork } from '#features/similarity/vector-source.ts';
import type { Db, DbTransaction } from '#platform/db/database.ts';

/**
 * What a feature needs from features that use it, and cannot import. Those give it in their `gives`. It depends on
 * nothing but the platform.
 */
export interface Given extends FirstContents, RoleEffects {
  /** The only one. */
  readonly projectWriter: ProjectWriter;
  /** Ends the invitations that an account made, in the transaction that removes its rights. */
  readonly accountEndings: (transaction: DbTransaction) => InvitationEndings;
  /** Make one card the evidence for everything that another one supports, in the transaction that merges them. */
  readonly replaceEvidence: ReplaceCard;
  readonly replaceBlipCards: ReplaceCard;
  /** Updates evidence when cards are moved into a project, in the transaction that moves them. */
  readonly moveEvidence: (transaction: ProjectTransaction, ids: readonly number[], projectId: number) => Promise<void>;
  /** Moves the comments on cards, in the transaction that moves the cards. */
  readonly moveComments: (
    transaction: ProjectTransaction,
    slugs: readonly string[],
    projectId: number,
  ) => Promise<void>;
  /** Updates the map of a model, if it has one, after its vectors. */
  readonly makeMap: (db: Db, modelId: number, work: VectorWork) => Promise<void>;
}

type ReplaceCard = (transaction: ProjectTransaction, fromId: number, intoId: number) => Promise<void>;
