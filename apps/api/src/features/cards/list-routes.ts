import { filtersFromBody, filtersFromQuery, limits } from '@foreglow/contract';
import type { cardListEndpoints } from '@foreglow/contract/cards/list-endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { CardListings } from './card-listings.ts';
import type { CardsPresenter } from './cards.presenter.ts';
import { shownState } from './list-state.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly listings: CardListings;
  readonly presenter: CardsPresenter;
}

export const cardListRoutes = ({ projects, listings, presenter }: Parts): HandlersOf<typeof cardListEndpoints> => ({
  listCards: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
    async ({ params, query, context, reserve }, project) => {
      const paging = pagingOf(query);
      const filters = filtersFromQuery(query);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const fields = query['fields[cards]'];
      const list = await listings.ofProject(context.actor, project, filters, query.sort);
      return {
        status: 200,
        state: `${shownState(list)} ${presenter.state()}`,
        body: async () => {
          const page = await listings.page(list, window, fields, reserve);
          return {
            ...(await presenter.present(page.cards, page.projects, query.include, fields)),
            meta: pageMeta(paging, page.cards.length, page.total),
            links: pageLinks(`/v1/projects/${params.id}/cards`, query, paging, page.total),
          };
        },
      };
    },
  ),
  queryRepository: guarded(
    ({ params, context }) => listings.findWorkspace(context.actor, params.id),
    async ({ body, context, reserve }, workspace) => {
      const { pageIndex = 0, pageSize = limits.repositoryPageSize } = body.pagination ?? {};
      const paging = { number: pageIndex + 1, size: pageSize };
      const filters = filtersFromBody(body.filters, body.search);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const list = await listings.ofWorkspace(context.actor, workspace, filters, body.sort);
      const page = await listings.page(list, window, undefined, reserve);
      return {
        status: 200,
        body: {
          ...(await presenter.present(page.cards, page.projects)),
          meta: pageMeta(paging, page.cards.length, page.total),
          // The query is in the body, so pages have no addresses to link to.
          links: {},
        },
      };
    },
  ),
  readCardFacets: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
    async ({ params, query, context }, project) => {
      const list = await listings.ofProject(context.actor, project, filtersFromQuery(query));
      return {
        status: 200,
        body: { data: { type: 'card-facets', id: params.id, attributes: await listings.facets(list) } },
      };
    },
  ),
  queryRepositoryFacets: guarded(
    ({ params, context }) => listings.findWorkspace(context.actor, params.id),
    async ({ params, body, context }, workspace) => {
      const filters = filtersFromBody(body.filters, body.search);
      const list = await listings.ofWorkspace(context.actor, workspace, filters);
      return {
        status: 200,
        body: { data: { type: 'card-facets', id: params.id, attributes: await listings.facets(list) } },
      };
    },
  ),
});
