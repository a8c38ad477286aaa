import { filtersToQuery, limits, noFilters } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { PictureImage } from '#ui/picture/picture.tsx';

/**
 * The pictures of the cards of an insight by slug, for the first page of cards only; null for a card without a picture.
 */
export const picturesQuery = (projectSlug: string, insightSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.cards, 'list', 'pictures', projectSlug, insightSlug],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, PictureImage | null>> => {
      const query = {
        ...filtersToQuery({ ...noFilters, insight: insightSlug }),
        'page[size]': `${limits.maxPageSize}`,
      };
      const { data } = await call('GET /v1/projects/{id}/cards', { params: { id: projectSlug }, query, signal });
      return new Map(
        data.map(({ attributes: { slug, attachment } }) => [
          slug,
          attachment && { ...pictureOf(attachment, 'small'), alt: '' },
        ]),
      );
    },
  });
