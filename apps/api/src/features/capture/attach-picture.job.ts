import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Fetches the picture at an address for a card. The address comes from a captured page or an imported file. */
export const attachPicture = defineJob({
  name: 'attach-picture',
  payload: z.object({
    card_slug: z.string(),
    user_id: z.int(),
    url: z.string(),
    credit: z.string().nullable(),
    alt_text: z.string().nullish(),
  }),
  retry: { times: 2, firstSeconds: 30, maxSeconds: 600 },
  concurrency: 2,
  secondsToRun: 120,
});

/** How many pictures of a file are fetched before those of other files have their turn. */
export const picturesInTurn = 100;

/**
 * The priority of the pictures of a turn of a file, from 0. Captured pages, whose pictures people wait for, have the
 * usual priority, 0, and the pictures of several files take turns.
 */
export const priorityOfTurn = (turn: number): number => -1 - turn;

/** The priority of pictures that had to wait for another day: lower than that of any turn. */
export const priorityOfPostponed = -1_000_000;
