import { IconBulb } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { call } from '../../../lib/http/index.ts';
import { oneByOne, type WebKind } from '../../../lib/kinds/index.ts';

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
  restore: (id, slugs) =>
    oneByOne(slugs, (insightId) =>
      call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id, insightId } }),
    ),
};
