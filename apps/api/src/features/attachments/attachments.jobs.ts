import { type HandledJob, handle } from '#platform/jobs/job.ts';
import { makeTiles } from './make-tiles.job.ts';
import type { OrphansService } from './orphans.service.ts';
import { removeOrphans } from './remove-orphans.job.ts';
import type { TilesService } from './tiles.service.ts';

/** The jobs of attachments. */
export const attachmentJobs = (orphans: OrphansService, tiles: TilesService): HandledJob[] => [
  handle(removeOrphans, async () => {
    await orphans.removeOrphans();
  }),
  handle(makeTiles, async (_payload, { signal }) => {
    await tiles.makeSome(signal);
  }),
];
