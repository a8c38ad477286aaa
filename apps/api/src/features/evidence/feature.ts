import { feature } from '#composition/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { tags } from '../tags/feature.ts';
import { EvidenceReadModel } from './evidence.read-model.ts';
import { EvidenceRepo } from './evidence.repo.ts';
import { evidenceRoutes } from './routes.ts';

/** The evidence of insights and trends. */
export const evidence = feature({
  name: 'evidence',
  uses: () => ({ cards, permissions, projects, tags }),
  shares: [
    'conclusion-writer.ts',
    'conclusions.read-model.ts',
    'evidence.read-model.ts',
    'evidence.repo.ts',
    'evidence.rules.ts',
    'links.ts',
  ],
  gives: {
    replaceEvidence: (transaction, fromId, intoId) => new EvidenceRepo(transaction).replaceCard(fromId, intoId),
    moveEvidence: (transaction, cardIds, projectId) => new EvidenceRepo(transaction).followCards(cardIds, projectId),
  },
  compose({ db }, { cards: { cards } }) {
    const evidence = new EvidenceReadModel(db);
    return { routes: evidenceRoutes({ cards, evidence }), api: { evidence } };
  },
});
