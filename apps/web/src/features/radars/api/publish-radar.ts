import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/http/call.ts';
import { randomKey } from '#lib/outbox/random-key.ts';
import { radarKeys } from './keys.ts';

/** How a radar is published. */
export type NewDumpGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/radars/{radarId}/dumps']>['data']['attributes'];

/**
 * Publishes the current state of a radar. A second attempt with the same settings after a lost response returns what the
 * first one published.
 */
export function usePublishRadar(projectSlug: string, slug: string) {
  const client = useQueryClient();
  const unanswered = useRef<{ readonly settings: string; readonly creation_key: string }>(null);
  return useMutation({
    mutationFn: async (attributes: NewDumpGiven) => {
      const params = { id: projectSlug, radarId: slug };
      const settings = JSON.stringify(attributes);
      if (unanswered.current?.settings !== settings) unanswered.current = { settings, creation_key: randomKey() };
      const { creation_key } = unanswered.current;
      const body = { data: { type: 'radar-dumps', attributes: { ...attributes, creation_key } } } as const;
      const { data } = await call('POST /v1/projects/{id}/radars/{radarId}/dumps', { params, body });
      unanswered.current = null;
      return data.attributes;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: radarKeys.project(projectSlug) }),
  });
}
