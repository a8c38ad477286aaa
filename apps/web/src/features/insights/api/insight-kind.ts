import { IconBulb } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { call } from '#lib/http/call.ts';
import { oneByOne } from '#lib/kinds/restore.ts';
import type { WebKind } from '#lib/kinds/web-kind.ts';

/** What screens that show several kinds need to know about insights. */
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
  restore: (id, slugs) =>
    oneByOne(slugs, (insightId) =>
      call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id, insightId } }),
    ),
  readTitle: async (id, insightId, signal) => {
    const { data } = await call('GET /v1/projects/{id}/insights/{insightId}', { params: { id, insightId }, signal });
    return data.attributes.title;
  },
  fromCards: {
    make: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/insights/create', params: { projectSlug } }),
    makeKey: 'i',
    addTo: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/cards/add-to-insight', params: { projectSlug } }),
    addToKey: 'i',
  },
};
