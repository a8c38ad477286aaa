import { z } from 'zod';
import { search } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, line, slug } from '../fields.ts';
import { all, createBody, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { dumpChange, dumpResource, listedDumpResource, newDump } from './dump.ts';
import { listedRadarResource, newRadar, radarChange, radarResource, radarSorts } from './entity.ts';
import { radarFileFormats, radarFileTypes, radarThemes } from './files.ts';
import { radarImportResource } from './import.ts';
import { radarShapes } from './types.ts';

const params = idParams.extend({ radarId: idParams.shape.id });
const dumpParams = params.extend({ dumpId: idParams.shape.id });
const publicParams = z.object({ token: z.string().min(1).max(120) });
const shape = z.enum(radarShapes).optional().default('half');
const theme = z.enum(radarThemes).optional().default('light');
const locale = z.enum(['en', 'de']).optional();

export const radarEndpoints = {
  createRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars',
    summary: 'Create a radar; what is absent comes from the brief of the project',
    access: ['radar.create'],
    params: idParams,
    body: createBody('radars', newRadar),
    responses: { 201: one(radarResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  listRadars: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars',
    summary: 'List the radars of a project, searched, in order, a page at a time',
    access: ['radar.view'],
    params: idParams,
    query: z.strictObject({
      'filter[search]': search,
      sort: z.enum(radarSorts).optional().default(radarSorts[0]),
      ...pageQuery(limits.radarPageSize),
    }),
    responses: { 200: page(listedRadarResource) },
    errors: ['not_found'],
  }),
  readRadar: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Read a radar with its blips',
    access: ['radar.view'],
    params,
    responses: { 200: one(radarResource) },
    errors: ['not_found'],
  }),
  updateRadar: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Change a radar, or some of its blips; attributes that are absent stay as they are, null clears them',
    access: ['radar.update'],
    params,
    body: updateBody('radars', radarChange),
    responses: { 200: one(radarResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'edited_meanwhile'],
  }),
  deleteRadar: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Move a radar to the trash; its public pages cannot be read until it is restored',
    access: ['radar.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  restoreRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars/{radarId}/restore',
    summary: 'Restore a radar from the trash',
    access: ['radar.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  publishRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars/{radarId}/dumps',
    summary: 'Publish a radar: its content and the place of every blip are frozen and shown on a public page',
    access: ['radar.update'],
    params,
    body: createBody('radar-dumps', newDump),
    responses: { 201: one(dumpResource) },
    errors: ['not_found', 'conflict', 'invalid_attribute', 'wrong_type'],
  }),
  listDumps: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/dumps',
    summary: 'List the published versions of a radar, the last one first',
    access: ['radar.view'],
    params,
    responses: { 200: all(listedDumpResource) },
    errors: ['not_found'],
  }),
  readDump: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Read a published version of a radar with its content, also when it has expired or been revoked',
    access: ['radar.view'],
    params: dumpParams,
    responses: { 200: one(dumpResource) },
    errors: ['not_found'],
  }),
  updateDump: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Change the note or the expiry of a published version, and who may embed or index its page',
    access: ['radar.update'],
    params: dumpParams,
    body: updateBody('radar-dumps', dumpChange),
    responses: { 200: one(listedDumpResource) },
    errors: ['not_found', 'conflict', 'invalid_attribute', 'wrong_type'],
  }),
  revokeDump: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Revoke a published version: its public page cannot be read any more',
    access: ['radar.update'],
    params: dumpParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  readRadarFile: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/file',
    summary:
      'Read a radar, or one of its published versions (`dump`), as a picture, as data, or as a page that works without a server',
    access: ['radar.view'],
    params,
    query: z.strictObject({
      format: z.enum(radarFileFormats, `Choose ${radarFileFormats.join(', ')}.`),
      dump: slug.optional(),
      shape,
      theme,
      locale,
    }),
    fileTypes: Object.values(radarFileTypes),
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  importRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radar-imports',
    summary:
      'Import a radar from a CSV file with the columns name, ring, quadrant, isNew, status and description: as a new radar, or as the new blips of one (`radar`). A dry run only reports the outcome of each row',
    access: [['radar.create', 'radar.update']],
    params: idParams,
    query: z.strictObject({
      dry_run: z.enum(['true', 'false']).optional().default('false'),
      title: line(limits.titleLength).optional(),
      radar: slug.optional(),
    }),
    bodyKind: 'table',
    bodyLimit: limits.radarImportBytes,
    responses: { 200: one(radarImportResource), 201: one(radarImportResource) },
    errors: [
      'not_found',
      'invalid_attribute',
      'malformed_csv',
      'malformed_xlsx',
      'wrong_encoding',
      'too_many_rows',
      'too_many_columns',
      'column_name_too_long',
      'cell_too_deep',
      'import_too_slow',
      'no_title_column',
      'too_large',
      'too_many_requests',
    ],
  }),
  readPublicRadar: endpoint({
    method: 'GET',
    path: '/radar/{token}',
    summary: 'The public page of a published radar, without signing in',
    // Addresses that do not exist are limited for each caller. Those that do are not: a board may read one at once, from
    // one address.
    access: 'anonymous',
    params: publicParams,
    query: z.looseObject({ locale, theme: z.enum(radarThemes).optional() }),
    fileTypes: [radarFileTypes.html],
    responses: { 200: z.file(), 404: z.file(), 410: z.file() },
    errors: ['too_many_requests', 'unavailable'],
  }),
  readPublicRadarFile: endpoint({
    method: 'GET',
    path: '/radar/{token}/file',
    summary: 'The same as a picture, as data, or as a page that works without a server',
    access: 'anonymous',
    params: publicParams,
    query: z.strictObject({
      format: z.enum(radarFileFormats, `Choose ${radarFileFormats.join(', ')}.`),
      shape,
      theme,
      locale,
    }),
    fileTypes: Object.values(radarFileTypes),
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
};
