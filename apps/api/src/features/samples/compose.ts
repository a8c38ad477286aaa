import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { RadarsApi } from '../radars/compose.ts';
import { sampleRoutes } from './routes.ts';
import { SamplesService } from './samples.service.ts';

interface Needs {
  readonly radars: RadarsApi;
  readonly attachments: AttachmentsApi;
}

/** Composes sample workspaces. */
export function composeSamples({ db, rateLimits }: Platform, { attachments, radars }: Needs) {
  return { routes: sampleRoutes(new SamplesService({ db, pictures: attachments.pictures, rateLimits, radars })) };
}
