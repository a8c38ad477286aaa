import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardSource } from '#features/cards/rules/source.ts';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** Names a group; null: it is named after its words again. */
export function useNameGroup(source: CardSource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      call(mapRoute(source, 'PATCH', '/groups/{groupId}'), {
        params: { id: source.slug, groupId: id },
        body: { data: { type: 'map-groups', attributes: { name } } },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: mapKeys.map(source), exact: true }),
  });
}

/** Starts a new calculation of a map. */
export function useLayOut(source: CardSource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(mapRoute(source, 'POST', '/layouts'), { params: { id: source.slug } }),
    onSuccess: ({ data }) => storeAnswer(client, mapKeys.map(source), data.attributes),
  });
}
