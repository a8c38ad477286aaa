import { encodeMapPoints, filtersFromQuery, mapPointsType } from '@foreglow/contract';
import type { mapEndpoints, repositoryMapEndpoints } from '@foreglow/contract/map/endpoints';
import { type AnswerOf, type Call, guarded } from '#platform/http/handlers.ts';
import type { RateLimits } from '#platform/http/rate-limit.ts';
import type { CardListings } from '../cards/card-listings.ts';
import type { CardsApi } from '../cards/feature.ts';
import type { Authorized } from '../permissions/actor.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { MapColorsReader } from './map-colors.ts';
import { type MapSubject, projectSubject, repositorySubject, stateOfSubject } from './map-subject.ts';
import type { MapsService } from './maps.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly listings: CardListings;
  readonly maps: MapsService;
  readonly colors: MapColorsReader;
  readonly presenter: CardsApi['presenter'];
  readonly rateLimits: RateLimits;
}

/** The calls of both kinds of map: those of a repository have all the input of those of a project, and more. */
type Calls = typeof repositoryMapEndpoints;
type CallOf<Name extends keyof Calls> = Pick<Call<Calls[Name], CallContext>, 'params' | 'query' | 'body' | 'context'>;
type Answer<Name extends keyof Calls> = Promise<AnswerOf<Calls[Name]>>;

/** The routes of the maps of projects and of repositories. */
export function mapRoutes(parts: Parts): HandlersOf<typeof mapEndpoints> & HandlersOf<typeof repositoryMapEndpoints> {
  const { projects, listings } = parts;
  const { read, points, colors, matches, cards, outlines, selection, group, layout } = handlers(parts);

  type Subject = { readonly context: CallContext; readonly params: { readonly id: string } };
  const toRead = ({ params, context }: Subject) => projects.find(context.actor, params.id, 'card.view');
  const toChange = ({ params, context }: Subject) => projects.find(context.actor, params.id, 'project.write');
  const toOpen = ({ params, context }: Subject) => listings.findWorkspace(context.actor, params.id);
  type Workspace = Awaited<ReturnType<typeof toOpen>>;

  const ofProject =
    <C extends Subject, A>(handle: (call: C, subject: MapSubject<'card.view'>) => Promise<A>) =>
    (call: C, project: Authorized<Project, 'card.view'>) =>
      handle(call, projectSubject(call.context.actor, project));
  const ofWrittenProject =
    <C extends Subject, A>(handle: (call: C, subject: MapSubject<'project.write'>) => Promise<A>) =>
    (call: C, project: Authorized<Project, 'project.write'>) =>
      handle(call, projectSubject(call.context.actor, project));
  const ofRepository =
    <C extends Subject, A>(handle: (call: C, subject: MapSubject<'workspace.view'>) => Promise<A>) =>
    async (call: C, workspace: Workspace) => {
      const { actor } = call.context;
      return handle(call, repositorySubject(actor, workspace, await listings.visibleProjects(actor, workspace)));
    };
  return {
    readMap: guarded(toRead, ofProject(read)),
    readMapPoints: guarded(toRead, ofProject(points)),
    readMapColors: guarded(toRead, ofProject(colors)),
    readMapMatches: guarded(toRead, ofProject(matches)),
    listMapCards: guarded(toRead, ofProject(cards)),
    listMapOutlines: guarded(toRead, ofProject(outlines)),
    readMapSelection: guarded(toRead, ofProject(selection)),
    updateMapGroup: guarded(toChange, ofWrittenProject(group)),
    layOutMap: guarded(toChange, ofWrittenProject(layout)),
    readRepositoryMap: guarded(toOpen, ofRepository(read)),
    readRepositoryMapPoints: guarded(toOpen, ofRepository(points)),
    readRepositoryMapColors: guarded(toOpen, ofRepository(colors)),
    readRepositoryMapMatches: guarded(toOpen, ofRepository(matches)),
    listRepositoryMapCards: guarded(toOpen, ofRepository(cards)),
    listRepositoryMapOutlines: guarded(toOpen, ofRepository(outlines)),
    readRepositoryMapSelection: guarded(toOpen, ofRepository(selection)),
    updateRepositoryMapGroup: guarded(toOpen, ofRepository(group)),
    layOutRepositoryMap: guarded(toOpen, ofRepository(layout)),
  };
}

/** The handlers, which are the same for every subject of a map. */
function handlers({ maps, colors, presenter, rateLimits }: Parts) {
  const layouts = rateLimits({ name: 'map-layout', points: 10, seconds: 600 });
  return {
    read: async ({ params }: CallOf<'readRepositoryMap'>, subject: MapSubject): Answer<'readRepositoryMap'> => ({
      status: 200,
      body: { data: { type: 'maps', id: params.id, attributes: await maps.read(subject) } },
    }),
    points: async (
      { query }: CallOf<'readRepositoryMapPoints'>,
      subject: MapSubject,
    ): Answer<'readRepositoryMapPoints'> => {
      const { snapshot } = await maps.find(subject, query.version);
      return {
        status: 200,
        // The number of uses is not part of the version.
        state: `${snapshot.version} ${stateOfSubject(subject)}`,
        file: async () => ({ type: mapPointsType, bytes: Buffer.from(encodeMapPoints(snapshot.points)) }),
      };
    },
    colors: async (
      { query }: CallOf<'readRepositoryMapColors'>,
      subject: MapSubject,
    ): Answer<'readRepositoryMapColors'> => {
      const attributes = await colors.read(await maps.find(subject, query.version), query.by, query.timeZone);
      return { status: 200, body: { data: { type: 'map-colors', id: query.by, attributes } } };
    },
    matches: async (
      { params, query: { version, ...filters }, context }: CallOf<'readRepositoryMapMatches'>,
      subject: MapSubject,
    ): Answer<'readRepositoryMapMatches'> => {
      const map = await maps.find(subject, version);
      const attributes = await maps.matches(context.actor, map, filtersFromQuery(filters));
      return { status: 200, body: { data: { type: 'map-matches', id: params.id, attributes } } };
    },
    cards: async (
      { query }: CallOf<'listRepositoryMapCards'>,
      subject: MapSubject,
    ): Answer<'listRepositoryMapCards'> => {
      const map = await maps.find(subject, query.version);
      const { data } = await presenter.present(await maps.cards(map, query.points), subject.projects);
      return { status: 200, body: { data } };
    },
    outlines: async (
      { query }: CallOf<'listRepositoryMapOutlines'>,
      subject: MapSubject,
    ): Answer<'listRepositoryMapOutlines'> => {
      const outlines = await maps.outlines(await maps.find(subject, query.version));
      const data = outlines.map(({ id, ...attributes }) => ({ type: 'map-outlines' as const, id, attributes }));
      return { status: 200, body: { data } };
    },
    selection: async (
      { params, body }: CallOf<'readRepositoryMapSelection'>,
      subject: MapSubject,
    ): Answer<'readRepositoryMapSelection'> => {
      const wanted = body.data.attributes;
      const map = await maps.find(subject, wanted.version);
      const cards = await maps.selection(
        map,
        'points' in wanted ? { points: wanted.points } : { slugs: wanted.card_slugs },
      );
      return { status: 200, body: { data: { type: 'map-selections', id: params.id, attributes: { cards } } } };
    },
    group: async (
      { params, body, context }: CallOf<'updateRepositoryMapGroup'>,
      subject: MapSubject<'project.write' | 'workspace.view'>,
    ): Answer<'updateRepositoryMapGroup'> => {
      await maps.nameGroup(context.actor, subject, params.groupId, body.data.attributes.name);
      return { status: 204, body: undefined };
    },
    layout: async (
      { params }: CallOf<'layOutRepositoryMap'>,
      subject: MapSubject<'project.write' | 'workspace.view'>,
    ): Answer<'layOutRepositoryMap'> => {
      await layouts.take(JSON.stringify(subject.scope));
      const attributes = await maps.read(subject, { anew: true });
      return { status: 202, body: { data: { type: 'maps', id: params.id, attributes } } };
    },
  };
}
