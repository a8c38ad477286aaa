import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStarted } from '#lib/browser/started.ts';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/**
 * How often the number of unread notifications is fetched. Deleted content removes notifications without an event, and
 * some networks block the event stream.
 */
const everyMs = 5 * 60_000;

/** A page of the user's notifications, newest first. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [queryRoots.notifications, page],
    queryFn: ({ signal }) => call('GET /v1/notifications', { query: { 'page[number]': String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

/** The number of unread notifications of the user. */
export const useUnread = (): number =>
  useQuery({
    queryKey: [queryRoots.notifications, 'unread'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/notifications', { query: { 'page[size]': '1' }, signal })).meta.unread,
    refetchInterval: everyMs,
    enabled: useStarted(),
  }).data ?? 0;

interface Mark {
  readonly id: string;
  readonly read: boolean;
}

const mark = ({ id, read }: Mark) =>
  call('PATCH /v1/notifications/{id}', {
    params: { id },
    body: { data: { type: 'notifications', attributes: { read } } },
  });

/** Marks a notification as read, or as unread. */
export function useMarkNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mark,
    onSuccess: () => invalidate(client, [queryRoots.notifications]),
  });
}

/** Marks all of them as read. */
export function useMarkAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /v1/notifications/read-all'),
    onSuccess: () => invalidate(client, [queryRoots.notifications]),
  });
}
