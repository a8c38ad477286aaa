import type { RadarFileFormat } from '@foreglow/contract';
import { type QueryOf, send } from '#lib/http/call.ts';

type Query = QueryOf<'GET /v1/projects/{id}/radars/{radarId}/file'>;

/** A radar, or one of its editions, as a file. */
export async function readRadarFile(
  projectSlug: string,
  slug: string,
  query: Query & { readonly format: RadarFileFormat },
): Promise<Blob> {
  const params = { id: projectSlug, radarId: slug };
  return (await send('GET /v1/projects/{id}/radars/{radarId}/file', { params, query, accept: '*/*' })).blob();
}
