import type { BriefAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { briefVersionsQuery } from './list-versions.ts';
import { briefQuery } from './read-brief.ts';

/** Called with the changed brief, whose history has a new entry. */
export function takeUpBrief(client: QueryClient, projectSlug: string, brief: BriefAttributes): Promise<void> {
  storeAnswer(client, briefQuery(projectSlug).queryKey, brief);
  return client.invalidateQueries({ queryKey: briefVersionsQuery(projectSlug).queryKey });
}
