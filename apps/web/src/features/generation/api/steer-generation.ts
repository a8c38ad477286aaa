import type { GenerationAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { generationKeys } from './keys.ts';

function useSteering(projectSlug: string, slug: string, steer: () => Promise<GenerationAttributes>) {
  const client = useQueryClient();
  const queryKey = generationKeys.one(projectSlug, slug);
  return useMutation({
    mutationFn: async () => {
      const answer = await steer();
      // An answer on its way does not know of it yet.
      await client.cancelQueries({ queryKey });
      return answer;
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      void client.invalidateQueries({ queryKey: generationKeys.list(projectSlug), exact: true });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Stops a draft for good. */
export const useTerminateGeneration = (projectSlug: string, slug: string) =>
  useSteering(
    projectSlug,
    slug,
    async () => (await call('GET /terminate/{id}', { params: { id: slug } })).data.attributes,
  );

/** Continues a failed draft after its last finished step. */
export const useContinueGeneration = (projectSlug: string, slug: string) =>
  useSteering(
    projectSlug,
    slug,
    async () => (await call('POST /v1/generations/{id}/continue', { params: { id: slug } })).data.attributes,
  );
