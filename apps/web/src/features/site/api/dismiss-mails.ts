import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { waitingQuery } from './waiting.ts';

/** Stops counting the mails that have been given up so far. */
export function useDismissMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /v1/settings/waiting/failed-mails'),
    onSuccess: () => client.invalidateQueries({ queryKey: waitingQuery.queryKey }),
  });
}
