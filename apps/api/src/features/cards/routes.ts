import { filtersFromBody, filtersFromQuery } from '@foreglow/contract';
import type { cardEndpoints } from '@foreglow/contract/cards/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { BulkChangesService } from './bulk-changes.service.ts';
import type { CardListings, CardPlace } from './card-listings.ts';
import type { CardsPresenter } from './cards.presenter.ts';
import type { CardsService, FoundCard } from './cards.service.ts';
import type { CopyCardsService } from './copy-cards.service.ts';
import type { DuplicateDetectionService } from './duplicate-detection.service.ts';
import { cardListRoutes } from './list-routes.ts';
import type { MergingService } from './merging.service.ts';
import type { MovingService } from './moving.service.ts';
import type { Include } from './related.presenter.ts';
import type { RelatedCardsService } from './related-cards.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly attachments: AttachmentsService;
  readonly cards: CardsService;
  readonly listings: CardListings;
  readonly copying: CopyCardsService;
  readonly duplicateDetection: DuplicateDetectionService;
  readonly related: RelatedCardsService;
  readonly merging: MergingService;
  readonly moving: MovingService;
  readonly bulkChanges: BulkChangesService;
  readonly presenter: CardsPresenter;
}

export function cardRoutes(parts: Parts): HandlersOf<typeof cardEndpoints> {
  const {
    projects,
    attachments,
    cards,
    listings,
    copying,
    duplicateDetection,
    related,
    merging,
    moving,
    bulkChanges,
    presenter,
  } = parts;
  const document = ({ card, project }: FoundCard, include?: readonly Include[]) =>
    presenter.presentOne(card, project, include);
  return {
    ...cardListRoutes(parts),
    createCard: guarded(
      async ({ body: { data }, context: { actor } }) => ({
        project: await projects.find(actor, data.attributes.project_slug, 'card.create'),
        picture: await attachments.findForUse(actor, data.attributes.attachment_id),
      }),
      async ({ body, context }, { project, picture }) => {
        const found = await cards.create(context.actor, project, body.data.attributes, picture);
        return { status: 201, body: await document(found) };
      },
    ),
    listDuplicates: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ query, context }, project) => ({
        status: 200,
        body: { data: await duplicateDetection.find(context.actor, project, query) },
      }),
    ),
    readCard: guarded(
      ({ params, context }) => cards.find(context.actor, params.id, 'card.view'),
      async ({ query }, found) => ({ status: 200, body: await document(found, query.include) }),
    ),
    readCardNeighbours: guarded(
      ({ params, context }) => cards.find(context.actor, params.id, 'card.view'),
      async ({ params, query, context }, found) => {
        const list = await listings.ofProject(context.actor, found.project, filtersFromQuery(query), query.sort);
        return { status: 200, body: { data: presentNeighbours(params.id, await listings.placeOf(found, list)) } };
      },
    ),
    readRepositoryNeighbours: guarded(
      async ({ params, body, context: { actor } }) => ({
        workspace: await listings.findWorkspace(actor, params.id),
        found: await cards.find(actor, body.card_slug, 'card.view'),
      }),
      async ({ body, context: { actor } }, { workspace, found }) => {
        if (found.project.workspaceId !== workspace.id) throw problem('not_found');
        const filters = filtersFromBody(body.filters, body.search);
        const list = await listings.ofWorkspace(actor, workspace, filters, body.sort);
        return { status: 200, body: { data: presentNeighbours(body.card_slug, await listings.placeOf(found, list)) } };
      },
    ),
    listRelatedCards: guarded(
      ({ params, context }) => cards.find(context.actor, params.id, 'card.view'),
      async ({ context }, card) => {
        const found = await related.find(context.actor, card);
        const { data } = await presenter.present(found.cards, found.projects);
        return { status: 200, body: { data } };
      },
    ),
    updateCard: guarded(
      async ({ params, body, context: { actor } }) => ({
        found: await cards.find(actor, params.id, 'card.update'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context }, { found, picture }) => ({
        status: 200,
        body: await document(await cards.update(context.actor, found, body.data.attributes, picture)),
      }),
    ),
    mergeCards: guarded(
      ({ params: { a, b }, context }) => merging.find(context.actor, a, b),
      async ({ context }, pair) => ({ status: 200, body: await document(await merging.merge(context.actor, pair)) }),
    ),
    deleteCard: guarded(
      ({ params, context }) => cards.findAll(context.actor, [params.id], 'card.delete'),
      async ({ context }, found) => {
        await cards.trash(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    duplicateCard: guarded(
      ({ params, body, context }) => copying.find(context.actor, [params.id], body?.project_slug),
      async ({ context }, wanted) => {
        const copies = await copying.copy(context.actor, wanted);
        const [card] = copies.cards;
        const [project] = copies.projects;
        if (!card || !project) throw problem('not_found');
        return { status: 201, body: await document({ card, project }) };
      },
    ),
    bulkDuplicateCards: guarded(
      ({ body, context }) => copying.find(context.actor, body.card_slugs, body.project_slug),
      async ({ context }, wanted) => {
        const copies = await copying.copy(context.actor, wanted);
        return { status: 201, body: await presenter.present(copies.cards, copies.projects) };
      },
    ),
    bulkUpdateCards: guarded(
      ({ body, context }) => cards.findAll(context.actor, body.card_slugs, 'card.update'),
      async ({ body: { card_slugs: _, ...given }, context }, found) => ({
        status: 200,
        body: { meta: { count: await bulkChanges.change(context.actor, found, given) } },
      }),
    ),
    bulkMoveCards: guarded(
      ({ body, context }) => moving.find(context.actor, body.card_slugs, body.project_slug),
      async ({ context }, found) => ({
        status: 200,
        body: { meta: { count: await moving.move(context.actor, found) } },
      }),
    ),
    bulkDeleteCards: guarded(
      ({ body, context }) => cards.findAll(context.actor, body.card_slugs, 'card.delete'),
      async ({ context }, found) => ({
        status: 200,
        body: { meta: { count: await cards.trash(context.actor, found) } },
      }),
    ),
    bulkRestoreCards: guarded(
      ({ body, context }) => cards.findAll(context.actor, body.card_slugs, 'card.delete', { trashed: true }),
      async ({ context }, found) => ({
        status: 200,
        body: { meta: { count: await cards.restore(context.actor, found) } },
      }),
    ),
  };
}

const presentNeighbours = (slug: string, { previous, next, ...place }: CardPlace) => ({
  type: 'card-neighbours' as const,
  id: slug,
  attributes: { previous_slug: previous, next_slug: next, ...place },
});
