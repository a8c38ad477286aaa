import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import { attachPicture } from './attach-picture.job.ts';
import type { CapturedPicturesService } from './captured-pictures.service.ts';

/** The jobs of captures. */
export const captureJobs = (pictures: CapturedPicturesService): HandledJob[] => [
  handle(attachPicture, (payload, { attempt }) =>
    pictures.attach(payload, { isLast: attempt > attachPicture.retry.times }),
  ),
];
