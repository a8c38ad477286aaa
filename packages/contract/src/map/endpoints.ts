import { z } from 'zod';
import { cardResource } from '../cards/entity.ts';
import { filterQuery } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, one, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import {
  mapColoringNames,
  mapColorsResource,
  mapGroupChange,
  mapMatchesResource,
  mapOutlineResource,
  mapResource,
  mapSelection,
  mapSelectionResource,
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

/** The map of a project: its cards as points, near each other when they are about the same. */
export const mapEndpoints = {
  readMap: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map',
    summary: 'Read the state and the groups of the map of a project. A map that is missing or outdated is then made',
    access: ['card.view'],
    params: idParams,
    responses: { 200: one(mapResource) },
    errors: ['not_found'],
  }),
  readMapPoints: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map/points',
    summary: 'Read the points of a map: columns of x and y (two bytes each), group and number of uses (a byte each)',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ version }),
    fileTypes: [mapPointsType],
    responses: { 200: z.file() },
    errors: ['not_found', 'map_changed'],
  }),
  readMapColors: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map/colors',
    summary: 'Read what the points of a map are coloured by, with a legend',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ version, by: mapColoringNames, timeZone: filterQuery['filter[timeZone]'] }),
    responses: { 200: one(mapColorsResource) },
    errors: ['not_found', 'map_changed'],
  }),
  readMapMatches: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map/matches',
    summary: 'Find the points of a map whose cards pass the filters of the card list',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ ...filterQuery, version }),
    responses: { 200: one(mapMatchesResource) },
    errors: ['not_found', 'map_changed'],
  }),
  listMapCards: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map/cards',
    summary: 'List the cards of some points of a map, in the order of the points',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ version, points }),
    responses: { 200: all(cardResource) },
    errors: ['not_found', 'map_changed'],
  }),
  listMapOutlines: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/map/outlines',
    summary: 'List the insights and trends of a project with the points of their cards',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ version }),
    responses: { 200: all(mapOutlineResource) },
    errors: ['not_found', 'map_changed'],
  }),
  readMapSelection: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/map/selections',
    summary: 'Find the cards of points of a map, or the points of cards',
    access: ['card.view'],
    params: idParams,
    body: createBody('map-selections', mapSelection),
    responses: { 200: one(mapSelectionResource) },
    errors: ['not_found', 'map_changed', 'invalid_attribute', 'wrong_type'],
  }),
  updateMapGroup: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/map/groups/{groupId}',
    summary: 'Name a group of a map',
    access: ['project.write'],
    params: groupParams,
    body: updateBody('map-groups', mapGroupChange),
    responses: { 204: null },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  layOutMap: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/map/layouts',
    summary: 'Make a map anew: compare and place all cards together',
    access: ['project.write'],
    params: idParams,
    responses: { 202: one(mapResource) },
    errors: ['not_found', 'too_many_requests'],
  }),
};
