import { filtersFromBody, filtersFromQuery, limits } from '@foreglow/contract';
import type { cardEndpoints } from '@foreglow/contract/cards/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { problem } from '../../platform/http/problem.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { BulkChangesService } from './bulk-changes.service.ts';
import type { CardListings } from './card-listings.ts';
import type { CardsPresenter } from './cards.presenter.ts';
import type { CardsService, FoundCard } from './cards.service.ts';
import type { DuplicatesService } from './duplicates.service.ts';
import type { DuplicationService } from './duplication.service.ts';
import type { MergingService } from './merging.service.ts';
import type { Include } from './related.presenter.ts';
import type { RelatedCardsService } from './related-cards.service.ts';

interface Parts {
  readonly cards: CardsService;
  readonly listings: CardListings;
  readonly duplication: DuplicationService;
  readonly duplicates: DuplicatesService;
  readonly related: RelatedCardsService;
  readonly merging: MergingService;
  readonly bulkChanges: BulkChangesService;
  readonly presenter: CardsPresenter;
}

export function cardRoutes(parts: Parts): HandlersOf<typeof cardEndpoints> {
  const { cards, listings, duplication, duplicates, related, merging, bulkChanges, presenter } = parts;
  const document = async ({ card, project }: FoundCard, include?: readonly Include[]) => {
    const { data, ...rest } = await presenter.present([card], [project], include);
    const [resource] = data;
    if (!resource) throw problem('not_found');
    return { data: resource, ...rest };
  };
  return {
    async createCard({ body, context }) {
      const found = await cards.create(context.actor, body.data.attributes);
      return { status: 201, body: await document(found) };
    },
    async listCards({ params, query, context }) {
      const paging = pagingOf(query);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const page = await listings.ofProject(context.actor, params.id, filtersFromQuery(query), query.sort, window);
      return {
        status: 200,
        body: {
          ...(await presenter.present(page.cards, page.projects, query.include)),
          meta: pageMeta(paging, page.cards.length, page.total),
          links: pageLinks(`/v1/projects/${params.id}/cards`, query, paging, page.total),
        },
      };
    },
    async queryRepository({ params, body, context }) {
      const { pageIndex = 0, pageSize = limits.repositoryPageSize } = body.pagination ?? {};
      const paging = { number: pageIndex + 1, size: pageSize };
      const filters = filtersFromBody(body.filters, body.search);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const page = await listings.ofWorkspace(context.actor, params.id, filters, body.sort, window);
      return {
        status: 200,
        body: {
          ...(await presenter.present(page.cards, page.projects)),
          meta: pageMeta(paging, page.cards.length, page.total),
          // The question stands in the body, so no address leads to another page.
          links: {},
        },
      };
    },
    async listDuplicates({ params, query, context }) {
      return { status: 200, body: { data: await duplicates.find(context.actor, params.id, query) } };
    },
    async readCard({ params, query, context }) {
      return {
        status: 200,
        body: await document(await cards.find(context.actor, params.id, 'card.view'), query.include),
      };
    },
    async readCardNeighbours({ params, query, context }) {
      const { previous, next } = await listings.neighbours(
        context.actor,
        params.id,
        filtersFromQuery(query),
        query.sort,
      );
      const attributes = { previous_slug: previous, next_slug: next };
      return { status: 200, body: { data: { type: 'card-neighbours', id: params.id, attributes } } };
    },
    async listRelatedCards({ params, context }) {
      const { cards: found, projects } = await related.find(context.actor, params.id);
      const { data } = await presenter.present(found, projects);
      return { status: 200, body: { data } };
    },
    async updateCard({ params, body, context }) {
      return { status: 200, body: await document(await cards.update(context.actor, params.id, body.data.attributes)) };
    },
    async mergeCards({ params: { a, b }, context }) {
      return { status: 200, body: await document(await merging.merge(context.actor, a, b)) };
    },
    async deleteCard({ params, context }) {
      await cards.trash(context.actor, [params.id]);
      return { status: 204, body: undefined };
    },
    async duplicateCard({ params, body, context }) {
      const { cards: copies, projects } = await duplication.duplicate(context.actor, [params.id], body?.project_slug);
      const [card] = copies;
      const [project] = projects;
      if (!card || !project) throw problem('not_found');
      return { status: 201, body: await document({ card, project }) };
    },
    async bulkDuplicateCards({ body, context }) {
      const found = await duplication.duplicate(context.actor, body.card_slugs, body.project_slug);
      return { status: 201, body: await presenter.present(found.cards, found.projects) };
    },
    async bulkUpdateCards({ body: { card_slugs, ...given }, context }) {
      return { status: 200, body: { meta: { count: await bulkChanges.change(context.actor, card_slugs, given) } } };
    },
    async bulkDeleteCards({ body, context }) {
      return { status: 200, body: { meta: { count: await cards.trash(context.actor, body.card_slugs) } } };
    },
    async bulkRestoreCards({ body, context }) {
      return { status: 200, body: { meta: { count: await cards.restore(context.actor, body.card_slugs) } } };
    },
  };
}
