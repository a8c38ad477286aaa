import { isDeepStrictEqual } from 'node:util';
import { type CardFilters, noFilters } from '@foreglow/contract';
import type { Db } from '../../../platform/db/database.ts';
import { readMapPicture } from '../../map/index.ts';
import type { ExportedMap } from './content.ts';
import type { SnapshotRequest } from './snapshot-request.ts';

/**
 * Reads the map of an export: a booklet of the whole project has it, if there is one. It shows the cards that the
 * booklet has: a map of all of them, so none where filters leave cards out other than drafts.
 */
export async function mapContents(
  db: Db,
  { wanted, project, seesDrafts }: SnapshotRequest,
): Promise<ExportedMap | undefined> {
  const { format, content, request } = wanted;
  if (format !== 'pdf' || content !== 'project' || !hasAllPublished(request.filters)) return undefined;
  return readMapPicture(db, { projectId: project.id, seesDrafts: seesDrafts && request.filters.showDrafts });
}

/** Whether filters let all cards through that are no drafts. The time zone alone leaves none out. */
const hasAllPublished = ({ showDrafts, timeZone, ...others }: CardFilters): boolean =>
  isDeepStrictEqual({ ...noFilters, ...others }, noFilters);
