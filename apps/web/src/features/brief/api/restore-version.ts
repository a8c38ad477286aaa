import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { takeUpBrief } from './take-up-brief.ts';

const restoreVersion = (projectSlug: string) => async (number: number) => {
  const route = 'POST /v1/projects/{id}/brief/versions/{number}/restore';
  return (await call(route, { params: { id: projectSlug, number: String(number) } })).data.attributes;
};

/** Restores a version of a brief. */
export function useRestoreVersion(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreVersion(projectSlug),
    onSuccess: (brief) => takeUpBrief(client, projectSlug, brief),
  });
}
