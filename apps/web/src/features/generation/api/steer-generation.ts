import type { GenerationAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { generationKeys } from './keys.ts';

function useSteering(projectSlug: string, slug: string, steer: () => Promise<GenerationAttributes>) {
  const client = useQueryClient();
  const queryKey = generationKeys.one(projectSlug, slug);
  return useMutation({
    mutationFn: steer,
    onSuccess: (answer) => {
      storeAnswer(client, queryKey, answer);
      void client.invalidateQueries({ queryKey: generationKeys.list(projectSlug), exact: true });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Stops a draft permanently: a request to the workers host, which is this server by default. */
export function useTerminateGeneration(projectSlug: string, slug: string) {
  const { workers: host } = useSiteConfig().hosts;
  const terminate = () => call('GET /terminate/{id}', { params: { id: slug }, host });
  return useSteering(projectSlug, slug, async () => (await terminate()).data.attributes);
}

/** Continues a failed draft after its last finished step. */
export const useContinueGeneration = (projectSlug: string, slug: string) =>
  useSteering(
    projectSlug,
    slug,
    async () => (await call('POST /v1/generations/{id}/continue', { params: { id: slug } })).data.attributes,
  );
