import { IconBulb } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { call } from '../../../lib/http/index.ts';
import { foundSize, oneByOne, type WebKind } from '../../../lib/kinds/index.ts';

/** What insights say of themselves to screens that show several kinds. */
export const insightKind: WebKind = {
  icon: IconBulb,
  key: 'i',
  list: (projectSlug) =>
    linkOptions({
      to: '/projects/$projectSlug/insights',
      params: { projectSlug },
      activeOptions: { includeSearch: false },
    }),
  one: (projectSlug, insightSlug) =>
    linkOptions({ to: '/projects/$projectSlug/insights/$insightSlug', params: { projectSlug, insightSlug } }),
  find: async (id, term, signal) => {
    const query = { 'filter[search]': term, 'page[size]': foundSize } as const;
    const { data } = await call('GET /v1/projects/{id}/insights', { params: { id }, query, signal });
    return data.map(({ attributes }) => attributes);
  },
  restore: (id, slugs) =>
    oneByOne(slugs, (insightId) =>
      call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id, insightId } }),
    ),
};
