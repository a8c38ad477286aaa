import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { generationKeys } from './keys.ts';

/** The input for drafting a radar. Without domains or impacts, these are drafted too. */
interface Prompt {
  readonly title: string;
  readonly challenge: string;
  readonly domains: readonly string[];
  readonly impacts: readonly string[];
}

/** Drafts a radar from the cards of a project: a request to the workers host, which is this server by default. */
export function useStartGeneration(projectSlug: string) {
  const client = useQueryClient();
  const { workers: host } = useSiteConfig().hosts;
  const list = generationKeys.list(projectSlug);
  return useMutation({
    mutationFn: async ({ title, challenge, domains, impacts }: Prompt) => {
      const prompt = { title, challenge, domains: [...domains], impacts: [...impacts] };
      const { data } = await call('POST /radar-workflow', { body: { prompt, horizonProjectSlug: projectSlug }, host });
      return data.attributes;
    },
    onSuccess: (made) => client.setQueryData(generationKeys.one(projectSlug, made.slug), made),
    // If another user was faster, the refetched list shows their draft.
    onSettled: () => void client.invalidateQueries({ queryKey: list, exact: true }),
  });
}
