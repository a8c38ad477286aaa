import type { BriefChange } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { takeUpBrief } from './take-up-brief.ts';

/** Changes the brief of a project. Returns the changed brief. */
export const updateBrief = (projectSlug: string) => async (attributes: BriefChange) => {
  const body = { data: { type: 'briefs', attributes } } as const;
  return (await call('PATCH /v1/projects/{id}/brief', { params: { id: projectSlug }, body })).data.attributes;
};

/** Changes the brief of a project, and shows the changed brief. */
export const saveBrief = (client: QueryClient, projectSlug: string) => async (change: BriefChange) => {
  const brief = await updateBrief(projectSlug)(change);
  await takeUpBrief(client, projectSlug, brief);
  return brief;
};
