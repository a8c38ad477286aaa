import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { mapKeys } from './keys.ts';

/** Names a group; null: by its words again. */
export function useNameGroup(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      call('PATCH /v1/projects/{id}/map/groups/{groupId}', {
        params: { id: projectSlug, groupId: id },
        body: { data: { type: 'map-groups', attributes: { name } } },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: mapKeys.map(projectSlug), exact: true }),
  });
}

/** Has a map made anew. */
export function useLayOut(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /v1/projects/{id}/map/layouts', { params: { id: projectSlug } }),
    onSuccess: ({ data }) => client.setQueryData(mapKeys.map(projectSlug), data.attributes),
  });
}
