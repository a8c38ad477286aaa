import type { Platform } from '#platform/platform.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { SimilarityApi } from '../similarity/compose.ts';
import { FileReader } from './file-reader.ts';
import { type FetchPictures, ImportsService } from './imports.service.ts';
import { importRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly similarity: SimilarityApi;
  /** How long reading a file may take, in milliseconds; if undefined, the usual time. */
  readonly readMs: number | undefined;
  readonly fetchPictures: FetchPictures;
}

/** Composes the import of cards. */
export function composeImports(
  { database, db, rateLimits }: Platform,
  { projects, similarity, readMs, fetchPictures }: Needs,
) {
  return {
    routes: importRoutes({
      projects: projects.projects,
      imports: new ImportsService({
        db,
        rateLimits,
        reader: new FileReader(readMs),
        fetchPictures,
        similarity: similarity.similarity,
        noteRows: (rows) => database.upkeep?.noteRows(rows),
      }),
    }),
  };
}
