import { encodeMapPoints, filtersFromQuery, mapPointsType } from '@foreglow/contract';
import type { mapEndpoints } from '@foreglow/contract/map/endpoints';
import { guarded } from '../../platform/http/handlers.ts';
import type { RateLimits } from '../../platform/http/rate-limit.ts';
import type { CardsApi } from '../cards/index.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { MapsService } from './maps.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly maps: MapsService;
  readonly presenter: CardsApi['presenter'];
  readonly rateLimits: RateLimits;
}

export function mapRoutes({ projects, maps, presenter, rateLimits }: Parts): HandlersOf<typeof mapEndpoints> {
  const layouts = rateLimits({ name: 'map-layout', points: 10, seconds: 600 });
  return {
    readMap: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ params, context }, project) => ({
        status: 200,
        body: { data: { type: 'maps', id: params.id, attributes: await maps.read(context.actor, project) } },
      }),
    ),
    readMapPoints: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ query, context }, project) => {
        const { snapshot } = await maps.find(context.actor, project, query.version);
        return {
          status: 200,
          // The number of uses is not a part of the version.
          state: `${snapshot.version} ${project.conclusionsVersion}`,
          file: async () => ({ type: mapPointsType, bytes: Buffer.from(encodeMapPoints(snapshot.points)) }),
        };
      },
    ),
    readMapColors: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ query, context }, project) => {
        const map = await maps.find(context.actor, project, query.version);
        const attributes = await maps.colors(map, query.by, query.timeZone);
        return { status: 200, body: { data: { type: 'map-colors', id: query.by, attributes } } };
      },
    ),
    readMapMatches: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ params, query: { version, ...filters }, context }, project) => {
        const map = await maps.find(context.actor, project, version);
        const attributes = await maps.matches(context.actor, project, map, filtersFromQuery(filters));
        return { status: 200, body: { data: { type: 'map-matches', id: params.id, attributes } } };
      },
    ),
    listMapCards: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ query, context }, project) => {
        const map = await maps.find(context.actor, project, query.version);
        const { data } = await presenter.present(await maps.cards(map, query.points), [project]);
        return { status: 200, body: { data } };
      },
    ),
    listMapOutlines: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ query, context }, project) => {
        const outlines = await maps.outlines(await maps.find(context.actor, project, query.version));
        const data = outlines.map(({ id, ...attributes }) => ({ type: 'map-outlines' as const, id, attributes }));
        return { status: 200, body: { data } };
      },
    ),
    readMapSelection: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ params, body, context }, project) => {
        const wanted = body.data.attributes;
        const map = await maps.find(context.actor, project, wanted.version);
        const attributes = {
          cards: await maps.selection(
            project,
            map,
            'points' in wanted ? { points: wanted.points } : { slugs: wanted.card_slugs },
          ),
        };
        return { status: 200, body: { data: { type: 'map-selections', id: params.id, attributes } } };
      },
    ),
    updateMapGroup: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ params, body, context }, project) => {
        await maps.nameGroup(context.actor, project, params.groupId, body.data.attributes.name);
        return { status: 204, body: undefined };
      },
    ),
    layOutMap: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ params, context }, project) => {
        await layouts.take(`project ${project.id}`);
        const attributes = await maps.read(context.actor, project, { anew: true });
        return { status: 202, body: { data: { type: 'maps', id: params.id, attributes } } };
      },
    ),
  };
}
