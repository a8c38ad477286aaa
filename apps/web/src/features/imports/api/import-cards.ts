import type { ImportAttributes, ImportProgress } from '@foreglow/contract';
import { apiErrorFrom, eventsOf, networkError, type Result, send } from '../../../lib/http/index.ts';
import { tableFile } from '../../../lib/http/table-file.ts';
import type { Mapping } from '../rules/mapping.rules.ts';

interface Importing {
  readonly projectSlug: string;
  readonly file: Blob;
  /** Only returns the outcome of each row, without changing anything. */
  readonly dryRun: boolean;
  readonly keepDuplicates: boolean;
  /** Repairs text that had been decoded wrongly before it was written to the file. */
  readonly repairText: boolean;
  /** Absent: the server matches columns to fields by name. */
  readonly mapping: Mapping | undefined;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

type Document = Result<'POST /v1/projects/{id}/imports'>;

/** Imports a CSV file, or does a dry run, and reports progress. */
export async function importCards(importing: Importing): Promise<ImportAttributes> {
  const { projectSlug, file, dryRun, keepDuplicates, repairText, mapping, onProgress, signal } = importing;
  const response = await send('POST /v1/projects/{id}/imports', {
    params: { id: projectSlug },
    query: {
      dry_run: dryRun ? 'true' : 'false',
      duplicates: keepDuplicates ? 'keep' : 'skip',
      encoding: repairText ? 'repair' : 'keep',
      mapping: mapping && JSON.stringify(mapping),
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
