import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { importProgress, importResource } from './entity.ts';
import { importFields } from './fields.ts';

/** `mapping`: a JSON object from field to the header of its column, or null to leave the field out. */
const mapping = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'Give a JSON object.' });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum(importFields), z.string().nullable()))
  .optional();

export const importEndpoints = {
  importCards: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/imports',
    summary:
      'Import cards from a CSV file or a workbook (XLSX); a dry run only reports the outcome of each row. All new rows become cards, or none',
    access: ['project.write'],
    params: idParams,
    query: z.strictObject({
      dry_run: z.enum(['true', 'false']).optional().default('false'),
      duplicates: z.enum(['skip', 'keep']).optional().default('skip'),
      /** How to treat text that was decoded wrongly before it was written into the file. */
      encoding: z.enum(['repair', 'keep']).optional().default('repair'),
      mapping,
    }),
    bodyKind: 'table',
    bodyLimit: limits.importBytes,
    progress: importProgress,
    responses: { 200: one(importResource), 201: one(importResource) },
    errors: [
      'not_found',
      'malformed_csv',
      'malformed_xlsx',
      'wrong_encoding',
      'too_many_rows',
      'too_many_columns',
      'column_name_too_long',
      'cell_too_deep',
      'import_too_slow',
      'no_title_column',
      'conflict',
      'too_large',
      'too_many_requests',
    ],
  }),
};
