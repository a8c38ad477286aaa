import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A page of the messages of people who reached out, newest first. */
export const messagesQuery = (page: number) =>
  queryOptions({
    queryKey: [queryRoots.messages, page],
    queryFn: ({ signal }) => call('GET /v1/reach-out', { query: { 'page[number]': String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

interface Mark {
  readonly id: string;
  readonly read: boolean;
}

const mark = ({ id, read }: Mark) =>
  call('PATCH /v1/reach-out/{id}', {
    params: { id },
    body: { data: { type: 'messages', attributes: { read } } },
  });

/** Marks a message as read or unread, for all administrators. */
export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({ mutationFn: mark, onSuccess: () => invalidate(client, [queryRoots.messages]) });
}

const remove = (id: string) => call('DELETE /v1/reach-out/{id}', { params: { id } });

/** Deletes a message permanently. */
export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({ mutationFn: remove, onSuccess: () => invalidate(client, [queryRoots.messages]) });
}
