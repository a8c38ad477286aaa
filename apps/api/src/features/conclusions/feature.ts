import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { tags } from '../tags/feature.ts';
import type { ConclusionType } from './conclusion-type.ts';
import { ConclusionsPresenter, type MoreAttributes } from './conclusions.presenter.ts';
import { ConclusionsService } from './conclusions.service.ts';
import { EvidenceReadModel } from './evidence.read-model.ts';
import { EvidenceRepo } from './evidence.repo.ts';
import { evidenceRoutes } from './evidence-routes.ts';

/** What insights and trends have in common, and their evidence. */
export const conclusions = feature({
  name: 'conclusions',
  uses: () => ({ attachments, cards, permissions, projects, tags }),
  shares: [
    'conclusion-routes.ts',
    'conclusion-type.ts',
    'conclusion-writer.ts',
    'conclusions.presenter.ts',
    'conclusions.read-model.ts',
    'conclusions.repo.ts',
    'evidence.read-model.ts',
    'evidence.repo.ts',
    'evidence.rules.ts',
    'links.ts',
  ],
  gives: () => ({
    replaceEvidence: (transaction, fromId, intoId) => new EvidenceRepo(transaction).replaceCard(fromId, intoId),
    moveEvidence: (transaction, cardIds, projectId) => new EvidenceRepo(transaction).followCards(cardIds, projectId),
  }),
  compose({ db }, { cards, tags, projects: { projects, writer }, attachments: { attachments } }) {
    const evidence = new EvidenceReadModel(db);
    return {
      routes: evidenceRoutes({ cards: cards.cards, evidence }),
      api: {
        /** What the handlers of one kind need. `more`: the attributes that only this kind has. */
        ofType: <T extends ConclusionType, More>(type: T, more: MoreAttributes<More>) => ({
          projects,
          attachments,
          conclusions: new ConclusionsService({ db, writer, tags: tags.readModel, type }),
          presenter: new ConclusionsPresenter({ type, related: cards.related, evidence, more }),
        }),
      },
    };
  },
});
