import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { charsets } from './charsets.ts';
import { importProgress, importResource } from './entity.ts';
import { dateOrders, importFields } from './fields.ts';

/** A parameter that contains JSON. */
const json = z.string().transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'Give a JSON object.' });
    return z.NEVER;
  }
});

/** `mapping`: a JSON object from field to the header of its column, or null to leave the field out. */
const mapping = json.pipe(z.partialRecord(z.enum(importFields), z.string().nullable())).optional();

/** How a table is read. What is not given is recognised. */
export const tableQuery = {
  /** The encoding of a CSV file. */
  charset: z.enum(charsets).optional(),
  /** The name of the sheet of a workbook. */
  sheet: z.string().max(200).optional(),
  /** The row with the names of the columns, as a spreadsheet program counts rows. */
  header_row: z.coerce.number().int().min(1).max(2_000_000).optional(),
};

export const importEndpoints = {
  importCards: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/imports',
    summary:
      'Import cards from a CSV file or a workbook (XLSX). Columns that fill no field are appended to the description. A dry run only reports the outcome of each row. All new rows become cards, or none',
    access: ['project.write'],
    params: idParams,
    query: z.strictObject({
      dry_run: z.enum(['true', 'false']).optional().default('false'),
      duplicates: z.enum(['skip', 'keep']).optional().default('skip'),
      /** How to treat text that was decoded wrongly before it was written into the file. */
      encoding: z.enum(['repair', 'keep']).optional().default('repair'),
      mapping,
      ...tableQuery,
      /** A JSON array of the headers of columns that fill no field and are not to be appended to the description. */
      left_out: json.pipe(z.array(z.string())).optional(),
      /** The order of dates such as 03/04/2026. */
      date_order: z.enum(dateOrders).optional(),
      /** Whether rows with lost letters become cards. */
      lost_letters: z.enum(['skip', 'keep']).optional().default('skip'),
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
