import { feature } from '#composition/feature.ts';
import { capture } from '../capture/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { tags } from '../tags/feature.ts';
import { FileReader } from './file-reader.ts';
import { ImportsService } from './imports.service.ts';
import { importRoutes } from './routes.ts';

/** The import of cards. */
export const imports = feature({
  name: 'imports',
  uses: () => ({ capture, cards, permissions, projects, similarity, tags }),
  compose({ database, db, rateLimits }, { capture, projects, similarity }, { forTests }) {
    return {
      routes: importRoutes({
        projects: projects.projects,
        imports: new ImportsService({
          db,
          writer: projects.writer,
          rateLimits,
          reader: new FileReader(forTests.importReadMs),
          fetchPictures: capture.fetchPictures,
          similarity: similarity.similarity,
          noteRows: (rows) => database.upkeep?.noteRows(rows),
        }),
      }),
    };
  },
});
