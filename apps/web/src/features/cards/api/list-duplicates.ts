import type { DuplicateAttributes } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardKeys } from './keys.ts';

/** The texts that are compared to find possible duplicates. */
export interface Likeness {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** Slug of the edited card, which is not a duplicate of itself. */
  readonly except?: string | undefined;
}

export interface Duplicate extends DuplicateAttributes {
  readonly slug: string;
}

/** Cards of a project that may be about the same topic, the most similar first. */
export const duplicatesQuery = (projectSlug: string, likeness: Likeness) =>
  queryOptions({
    queryKey: [...cardKeys.all, 'duplicates', projectSlug, likeness],
    queryFn: async ({ signal }): Promise<Duplicate[]> => {
      const route = 'GET /v1/projects/{id}/duplicates';
      const { data } = await call(route, { params: { id: projectSlug }, query: { ...likeness }, signal });
      return data.map(({ id, attributes }) => ({ ...attributes, slug: id }));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
