import type { ImportAttributes, ImportProgress } from '@foreglow/contract';
import { apiErrorFrom, networkError } from '#lib/http/api-error.ts';
import { type Result, send } from '#lib/http/call.ts';
import { eventsOf } from '#lib/http/events-of.ts';
import { tableFile } from '#lib/http/table-file.ts';
import type { Reading } from '../rules/reading.rules.ts';

interface Importing {
  readonly projectSlug: string;
  readonly file: Blob;
  /** Only returns the outcome of each row, without changing anything. */
  readonly dryRun: boolean;
  readonly keepDuplicates: boolean;
  readonly reading: Reading;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

type Document = Result<'POST /v1/projects/{id}/imports'>;

/** Imports a CSV file, or does a dry run, and reports progress. */
export async function importCards(importing: Importing): Promise<ImportAttributes> {
  const { projectSlug, file, dryRun, keepDuplicates, reading, onProgress, signal } = importing;
  const { charset, sheet, headerRow, dateOrder, mapping, leftOut, repairText, keepLost } = reading;
  const response = await send('POST /v1/projects/{id}/imports', {
    params: { id: projectSlug },
    query: {
      dry_run: dryRun ? 'true' : 'false',
      duplicates: keepDuplicates ? 'keep' : 'skip',
      encoding: repairText ? 'repair' : 'keep',
      charset,
      sheet,
      header_row: headerRow === undefined ? undefined : String(headerRow),
      date_order: dateOrder,
      mapping: mapping && JSON.stringify(mapping),
      left_out: leftOut && JSON.stringify(leftOut),
      lost_letters: keepLost ? 'keep' : 'skip',
    },
    body: tableFile(file),
    accept: 'text/event-stream',
    signal,
  });
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'progress') onProgress(data as ImportProgress);
    const { status, body } = data as { status: number; body: unknown };
    if (event === 'error') throw apiErrorFrom(status, body);
    if (event === 'done') return (body as Document).data.attributes;
  }
  throw networkError();
}
