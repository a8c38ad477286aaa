import { asEvents, type Follow, followDraft } from '#features/assistance/api/follow-draft.ts';
import { type Result, send } from '#lib/http/call.ts';

/** Drafts signals on a question. Nothing is stored. */
export async function draftSignals(projectSlug: string, wanted: { question: string; count: number }, follow: Follow) {
  const route = 'POST /v1/projects/{id}/drafted-signals';
  const call = { params: { id: projectSlug }, body: wanted, signal: follow.signal, ...asEvents };
  return (await followDraft<Result<typeof route>>(await send(route, call), follow)).data.attributes;
}
