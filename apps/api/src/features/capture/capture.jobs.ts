import { type HandledJob, handle } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { attachPicture, priorityOfPostponed } from './attach-picture.job.ts';
import type { CapturedPicturesService } from './captured-pictures.service.ts';

/** The jobs of captures. A picture that has to wait for another day is sent again. */
export const captureJobs = (pictures: CapturedPicturesService, queue: JobQueue): HandledJob[] => [
  handle(attachPicture, async (payload, { attempt, log }) => {
    const startAfter = await pictures.attach(payload, {
      isLast: attempt > attachPicture.retry.times,
      // Without the address, which may give access to the picture.
      onNone: (code) => log.info({ card: payload.card_slug, code }, 'a card stays without its picture'),
    });
    if (startAfter) await queue.send(attachPicture, payload, { startAfter, priority: priorityOfPostponed });
  }),
];
