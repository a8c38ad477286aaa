import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Makes the tiles of some pictures uploaded before tiles existed. */
export const makeTiles = defineJob({ name: 'make-tiles', payload: z.object({}), cron: '*/5 * * * *' });
