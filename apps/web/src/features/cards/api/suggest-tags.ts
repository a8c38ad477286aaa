import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardKeys } from './keys.ts';

/** The texts of a card or of a draft. */
export interface Described {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly relevance: string;
  /** Slug of the edited card, which is left out. */
  readonly except?: string | undefined;
}

/** Tags of cards with similar texts in the project, the strongest first. */
export const tagSuggestionsQuery = (projectSlug: string, described: Described) =>
  queryOptions({
    queryKey: [...cardKeys.all, 'tag-suggestions', projectSlug, described],
    queryFn: async ({ signal }) => {
      const { data } = await call('POST /v1/projects/{id}/tag-suggestions', {
        params: { id: projectSlug },
        body: { data: { type: 'tag-suggestions', attributes: described } },
        signal,
      });
      return data.map(({ attributes }) => attributes);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
