import { isDeepStrictEqual } from 'node:util';
import { type CardFilters, noFilters } from '@foreglow/contract';
import { readMapPicture } from '#features/map/reading/map-picture.ts';
import type { Db } from '#platform/db/database.ts';
import type { ExportedMap } from './content.ts';
import { printedCards, type SnapshotRequest } from './snapshot-request.ts';

/**
 * Reads the map of an export. Only a booklet of the whole project includes it, if there is one. Since the map shows all
 * cards, it is left out if filters or the choice of cards exclude any other than drafts.
 */
export async function mapContents(
  db: Db,
  { wanted, project, seesDrafts }: SnapshotRequest,
): Promise<ExportedMap | undefined> {
  const { format, content, request } = wanted;
  if (format !== 'pdf' || content !== 'project' || !hasAllPublished(request.filters)) return undefined;
  if (printedCards(wanted) !== 'all') return undefined;
  return readMapPicture(db, { projectId: project.id, seesDrafts: seesDrafts && request.filters.showDrafts });
}

/** Whether the filters include all cards that are not drafts. The time zone alone excludes none. */
const hasAllPublished = ({ showDrafts, timeZone, ...others }: CardFilters): boolean =>
  isDeepStrictEqual({ ...noFilters, ...others }, noFilters);
