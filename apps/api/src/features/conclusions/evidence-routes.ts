import type { conclusionEndpoints } from '@foreglow/contract/conclusions/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CardsService } from '../cards/cards.service.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { EvidenceReadModel } from './evidence.read-model.ts';

interface Parts {
  readonly cards: CardsService;
  readonly evidence: EvidenceReadModel;
}

export const evidenceRoutes = ({ cards, evidence }: Parts): HandlersOf<typeof conclusionEndpoints> => ({
  listConclusions: guarded(
    ({ body, context }) => cards.findAll(context.actor, body.card_slugs, 'card.view'),
    async ({ context: { actor } }, found) => {
      const writable = found.projects.filter((project) => actor.may('project.write', targetOf(project)));
      const conclusions = await evidence.conclusions(
        found.cards.map((card) => card.id),
        writable.map((project) => project.id),
      );
      const data = conclusions.map(({ slug, ...attributes }) => ({
        type: 'conclusions' as const,
        id: slug,
        attributes,
      }));
      return { status: 200, body: { data } };
    },
  ),
});
