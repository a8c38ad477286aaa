import type { RadarImportAttributes } from '@foreglow/contract';
import { call } from '#lib/http/call.ts';
import { tableFile } from '#lib/http/table-file.ts';

interface RadarImport {
  readonly projectSlug: string;
  readonly file: Blob;
  readonly dryRun: boolean;
  /** The radar to which the blips of the file are added; undefined: a new one with the title. */
  readonly radar: string | undefined;
  readonly title: string;
  /** The state of the radar with which the dry run compared the rows. */
  readonly basedOn: string | null | undefined;
}

/** Imports a radar from a file, or reports the outcome of each row without importing. */
export async function importRadar({
  projectSlug,
  file,
  dryRun,
  radar,
  title,
  basedOn,
}: RadarImport): Promise<RadarImportAttributes> {
  const query = {
    dry_run: dryRun ? 'true' : 'false',
    ...(radar === undefined ? { title } : { radar }),
    ...(basedOn && { based_on: basedOn }),
  } as const;
  const answer = await call('POST /v1/projects/{id}/radar-imports', {
    params: { id: projectSlug },
    query,
    body: tableFile(file),
  });
  return answer.data.attributes;
}
