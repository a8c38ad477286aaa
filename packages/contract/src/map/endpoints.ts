import { z } from 'zod';
import { cardResource } from '../cards/entity.ts';
import { filterQuery, repositoryFilterQuery } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, one, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import type { Action } from '../permissions/actions.ts';
import {
  mapColoringNames,
  mapColorsResource,
  mapGroupChange,
  mapMatchesResource,
  mapOutlineResource,
  mapResource,
  mapSelection,
  mapSelectionResource,
  repositoryMapColoringNames,
} from './entity.ts';
import { mapPointsType } from './points.ts';

const groupParams = idParams.extend({ groupId: z.string().regex(/^\d{1,15}$/) });
const version = z.string().max(100);

/** Numbers of points, separated by commas. */
const points = z
  .string()
  .max(limits.mapCards * 9)
  .regex(/^\d{1,8}(,\d{1,8})*$/, 'Give numbers of points, separated by commas.')
  .transform((value) => [...new Set(value.split(',').map(Number))])
  .pipe(z.array(z.int()).max(limits.mapCards, `At most ${limits.mapCards} points.`));

interface MapOf<P extends string, R extends Action, W extends Action, F extends z.ZodRawShape, C extends z.ZodType> {
  readonly path: P;
  /** What the map shows, as named in the summaries. */
  readonly of: string;
  readonly toRead: R;
  readonly toChange: W;
  readonly filters: F;
  readonly colorings: C;
}

/** The calls of a map. */
const mapCalls = <
  const P extends string,
  const R extends Action,
  const W extends Action,
  F extends z.ZodRawShape,
  C extends z.ZodType,
>({
  path,
  of,
  toRead,
  toChange,
  filters,
  colorings,
}: MapOf<P, R, W, F, C>) => ({
  read: endpoint({
    method: 'GET',
    path,
    summary: `Read the state and the groups of the map of ${of}. A map that is missing or outdated is then made`,
    access: [toRead],
    params: idParams,
    responses: { 200: one(mapResource) },
    errors: ['not_found'],
  }),
  points: endpoint({
    method: 'GET',
    path: `${path}/points`,
    summary: `Read the points of the map of ${of}: columns of x and y (two bytes each), group and number of uses (a byte each)`,
    access: [toRead],
    params: idParams,
    query: z.strictObject({ version }),
    fileTypes: [mapPointsType],
    responses: { 200: z.file() },
    errors: ['not_found', 'map_changed'],
  }),
  colors: endpoint({
    method: 'GET',
    path: `${path}/colors`,
    summary: `Read what the points of the map of ${of} are coloured by, with a legend`,
    access: [toRead],
    params: idParams,
    query: z.strictObject({ version, by: colorings, timeZone: filterQuery['filter[timeZone]'] }),
    responses: { 200: one(mapColorsResource) },
    errors: ['not_found', 'map_changed'],
  }),
  matches: endpoint({
    method: 'GET',
    path: `${path}/matches`,
    summary: `Find the points of the map of ${of} whose cards pass the filters of the card list`,
    access: [toRead],
    params: idParams,
    query: z.strictObject({ ...filters, version }),
    responses: { 200: one(mapMatchesResource) },
    errors: ['not_found', 'map_changed'],
  }),
  cards: endpoint({
    method: 'GET',
    path: `${path}/cards`,
    summary: `List the cards of some points of the map of ${of}, in the order of the points`,
    access: [toRead],
    params: idParams,
    query: z.strictObject({ version, points }),
    responses: { 200: all(cardResource) },
    errors: ['not_found', 'map_changed'],
  }),
  outlines: endpoint({
    method: 'GET',
    path: `${path}/outlines`,
    summary: `List the insights and trends of ${of} with the points of their cards`,
    access: [toRead],
    params: idParams,
    query: z.strictObject({ version }),
    responses: { 200: all(mapOutlineResource) },
    errors: ['not_found', 'map_changed'],
  }),
  selection: endpoint({
    method: 'POST',
    path: `${path}/selections`,
    summary: `Find the cards of points of the map of ${of}, or the points of cards`,
    access: [toRead],
    params: idParams,
    body: createBody('map-selections', mapSelection),
    responses: { 200: one(mapSelectionResource) },
    errors: ['not_found', 'map_changed', 'invalid_attribute', 'wrong_type'],
  }),
  group: endpoint({
    method: 'PATCH',
    path: `${path}/groups/{groupId}`,
    summary: `Name a group of the map of ${of}`,
    access: [toChange],
    params: groupParams,
    body: updateBody('map-groups', mapGroupChange),
    responses: { 204: null },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  layout: endpoint({
    method: 'POST',
    path: `${path}/layouts`,
    summary: `Make the map of ${of} anew: compare and place all cards together`,
    access: [toChange],
    params: idParams,
    responses: { 202: one(mapResource) },
    errors: ['not_found', 'too_many_requests'],
  }),
});

const ofProject = mapCalls({
  path: '/v1/projects/{id}/map',
  of: 'a project',
  toRead: 'card.view',
  toChange: 'project.write',
  filters: filterQuery,
  colorings: mapColoringNames,
});

// Members of a workspace may write into all of its projects.
const ofRepository = mapCalls({
  path: '/v1/workspaces/{id}/map',
  of: 'the repository of a workspace',
  toRead: 'workspace.view',
  toChange: 'workspace.view',
  filters: repositoryFilterQuery,
  colorings: repositoryMapColoringNames,
});

/** The map of a project: its cards as points, close together when they are about similar subjects. */
export const mapEndpoints = {
  readMap: ofProject.read,
  readMapPoints: ofProject.points,
  readMapColors: ofProject.colors,
  readMapMatches: ofProject.matches,
  listMapCards: ofProject.cards,
  listMapOutlines: ofProject.outlines,
  readMapSelection: ofProject.selection,
  updateMapGroup: ofProject.group,
  layOutMap: ofProject.layout,
};

/** The map of a repository: the cards of all projects of a workspace. */
export const repositoryMapEndpoints = {
  readRepositoryMap: ofRepository.read,
  readRepositoryMapPoints: ofRepository.points,
  readRepositoryMapColors: ofRepository.colors,
  readRepositoryMapMatches: ofRepository.matches,
  listRepositoryMapCards: ofRepository.cards,
  listRepositoryMapOutlines: ofRepository.outlines,
  readRepositoryMapSelection: ofRepository.selection,
  updateRepositoryMapGroup: ofRepository.group,
  layOutRepositoryMap: ofRepository.layout,
};
