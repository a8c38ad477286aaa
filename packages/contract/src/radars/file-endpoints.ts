import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, locale, slug } from '../fields.ts';
import { radarFileFormats, radarFileTypes, radarThemes } from './files.ts';
import { radarShapes } from './types.ts';

const params = idParams.extend({ radarId: idParams.shape.id });
const publicParams = z.object({ token: z.string().min(1).max(120) });
/** The token may have any length: a browser that opens an incomplete or overlong address gets a page, not JSON. */
const pageParams = z.object({ token: z.string().min(1) });
const format = z.enum(radarFileFormats, `Choose «${radarFileFormats.join(', ')}».`);
const shape = z.enum(radarShapes).optional().default('half');
const theme = z.enum(radarThemes).optional().default('light');
const fileTypes = [...new Set(Object.values(radarFileTypes))];

/** Radars as files and as public pages. */
export const radarFileEndpoints = {
  readRadarFile: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/file',
    summary:
      'Read a radar, or one of its editions (`dump`), as a picture, as data, or as a page that works without a server',
    access: ['radar.view'],
    params,
    query: z.strictObject({
      format,
      dump: slug.optional(),
      shape,
      theme,
      locale: locale.optional(),
    }),
    fileTypes,
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  readPublicRadar: endpoint({
    method: 'GET',
    path: '/radar/{token}',
    summary:
      'The public page of a published radar, without signing in. Pages that have ended or are unknown are answered with 410 or 404 and a page that says so',
    // Calls for addresses that do not exist are limited for each caller, as are pages and files that have to be made.
    // Those that are there already are not limited: many people may read the same page from the address of one company.
    access: 'anonymous',
    // What is published can be read at any time.
    duringMaintenance: true,
    params: pageParams,
    query: z.looseObject({ locale: locale.optional(), theme: z.enum(radarThemes).optional() }),
    fileTypes: [radarFileTypes.html],
    responses: { 200: z.file() },
    errors: ['too_many_requests', 'unavailable'],
  }),
  readPublicRadarFile: endpoint({
    method: 'GET',
    path: '/radar/{token}/file',
    summary: 'The same as a picture, as data, or as a page that works without a server',
    access: 'anonymous',
    // What is published can be read at any time.
    duringMaintenance: true,
    params: publicParams,
    query: z.strictObject({
      format,
      shape,
      theme,
      locale: locale.optional(),
    }),
    fileTypes,
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
};
