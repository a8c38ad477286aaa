import type { BriefChange } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { takeUpBrief } from './take-up-brief.ts';

/** Changes the brief of a project. Returns the changed brief. */
export const updateBrief = (projectSlug: string) => async (attributes: BriefChange) => {
  const body = { data: { type: 'briefs', attributes } } as const;
  return (await call('PATCH /v1/projects/{id}/brief', { params: { id: projectSlug }, body })).data.attributes;
};

export function useUpdateBrief(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateBrief(projectSlug),
    onSuccess: (brief) => takeUpBrief(client, projectSlug, brief),
  });
}
