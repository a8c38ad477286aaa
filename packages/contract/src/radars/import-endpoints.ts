import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, line, moment, slug } from '../fields.ts';
import { tableQuery } from '../imports/endpoints.ts';
import { one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { radarImportResource } from './import.ts';

/** The import of radars. */
export const radarImportEndpoints = {
  importRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radar-imports',
    summary:
      'Import a radar from a CSV file with the columns name, ring, quadrant, isNew, status and description: as a new radar, or as the new blips of one (`radar`). A dry run only reports the outcome of each row. With its `radar_updated_at` as `based_on` the radar changes only if it is still as it was then',
    access: [['radar.create', 'radar.update']],
    params: idParams,
    query: z.strictObject({
      dry_run: z.enum(['true', 'false']).optional().default('false'),
      title: line(limits.titleLength).optional(),
      radar: slug.optional(),
      based_on: moment.optional(),
      ...tableQuery,
    }),
    bodyKind: 'table',
    bodyLimit: limits.radarImportBytes,
    responses: { 200: one(radarImportResource), 201: one(radarImportResource) },
    errors: [
      'not_found',
      'invalid_attribute',
      'edited_meanwhile',
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
};
