import type { InsightAttributes, SupportedKind, TrendAttributes } from '@foreglow/contract';
import { call } from '#lib/http/call.ts';

/** The attributes of each kind of conclusion. */
export interface Attributes {
  readonly insights: InsightAttributes;
  readonly trends: TrendAttributes;
}

/** Reads a conclusion from the server. */
export async function readConclusion<K extends SupportedKind>(
  kind: K,
  projectSlug: string,
  slug: string,
  signal?: AbortSignal,
): Promise<Attributes[K]> {
  const route: `GET /v1/projects/{id}/${SupportedKind}/{conclusionId}` = `GET /v1/projects/{id}/${kind}/{conclusionId}`;
  const params = { id: projectSlug, conclusionId: slug };
  return (await call(route, { params, signal })).data.attributes as Attributes[K];
}
