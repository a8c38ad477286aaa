import type { Platform } from '../../platform/platform.ts';
import type { ProjectsApi } from '../projects/index.ts';
import { FileReader } from './file-reader.ts';
import { ImportsService } from './imports.service.ts';
import { importRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  /** How long reading a file may take, in milliseconds; undefined: as long as usual. */
  readonly readMs: number | undefined;
}

/** Puts the import of cards together. */
export function composeImports({ database, db, rateLimits }: Platform, { projects, readMs }: Needs) {
  return {
    routes: importRoutes({
      projects: projects.projects,
      imports: new ImportsService({
        db,
        rateLimits,
        reader: new FileReader(readMs),
        noteRows: (rows) => database.upkeep?.noteRows(rows),
      }),
    }),
  };
}
