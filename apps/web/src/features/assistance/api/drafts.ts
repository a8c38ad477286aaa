import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { type Result, send } from '#lib/http/call.ts';
import { asEvents, type Follow, followDraft } from './follow-draft.ts';

export type SuggestionGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/suggestions']>;

/** Drafts tags, a title, a text, domains or a name. Nothing is changed. */
export async function suggest(projectSlug: string, wanted: SuggestionGiven, follow: Follow) {
  const route = 'POST /v1/projects/{id}/suggestions';
  const call = { params: { id: projectSlug }, body: wanted, signal: follow.signal, ...asEvents };
  return (await followDraft<Result<typeof route>>(await send(route, call), follow)).data.attributes;
}

/** Answers a question from the cards of a project. */
export async function ask(projectSlug: string, question: string, follow: Follow) {
  const route = 'POST /v1/projects/{id}/questions';
  const call = { params: { id: projectSlug }, body: { question }, signal: follow.signal, ...asEvents };
  return (await followDraft<Result<typeof route>>(await send(route, call), follow)).data.attributes;
}
