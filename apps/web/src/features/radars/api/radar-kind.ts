import { IconRadar2 } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { call } from '#lib/http/call.ts';
import { oneByOne } from '#lib/kinds/restore.ts';
import type { WebKind } from '#lib/kinds/web-kind.ts';

/** What screens that show several kinds need to know about radars. */
export const radarKind: WebKind = {
  icon: IconRadar2,
  key: 'h',
  list: (projectSlug) =>
    linkOptions({
      to: '/projects/$projectSlug/radars',
      params: { projectSlug },
      activeOptions: { includeSearch: false },
    }),
  one: (projectSlug, radarSlug) =>
    linkOptions({ to: '/projects/$projectSlug/radars/$radarSlug', params: { projectSlug, radarSlug } }),
  restore: (id, slugs) =>
    oneByOne(slugs, (radarId) => call('POST /v1/projects/{id}/radars/{radarId}/restore', { params: { id, radarId } })),
};
