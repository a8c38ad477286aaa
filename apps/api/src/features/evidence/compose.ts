import type { Platform } from '#platform/platform.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { EvidenceReadModel } from './evidence.read-model.ts';
import { EvidenceRepo } from './evidence.repo.ts';
import { evidenceRoutes } from './routes.ts';

interface Needs {
  readonly cards: CardsApi;
}

/** The parts of evidence that other features may use. */
export interface EvidenceApi {
  readonly evidence: EvidenceReadModel;
}

/** Composes the evidence of insights and trends. */
export function composeEvidence({ db }: Platform, { cards: { cards } }: Needs) {
  const evidence = new EvidenceReadModel(db);
  const api: EvidenceApi = { evidence };
  return { routes: evidenceRoutes({ cards, evidence }), api };
}

/**
 * Makes one card the evidence for everything that another one supports, in the transaction that merges them. Passed to
 * cards, which do not depend on evidence.
 */
export const replaceEvidence = (transaction: ProjectTransaction, fromId: number, intoId: number): Promise<void> =>
  new EvidenceRepo(transaction).replaceCard(fromId, intoId);

/** Updates evidence when cards are moved into a project, in the transaction that moves them. Also passed to cards. */
export const moveEvidence = (
  transaction: ProjectTransaction,
  cardIds: readonly number[],
  projectId: number,
): Promise<void> => new EvidenceRepo(transaction).followCards(cardIds, projectId);
