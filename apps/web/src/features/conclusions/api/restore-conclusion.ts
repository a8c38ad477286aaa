import type { SupportedKind } from '@foreglow/contract';
import { call } from '#lib/http/call.ts';

/** Restores a conclusion from the trash. */
export const restoreConclusion = (kind: SupportedKind, projectSlug: string, slug: string): Promise<unknown> =>
  call(`POST /v1/projects/{id}/${kind}/{conclusionId}/restore`, { params: { id: projectSlug, conclusionId: slug } });
