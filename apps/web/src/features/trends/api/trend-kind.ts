import { IconTrendingUp } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { restoreConclusion } from '#features/conclusions/api/restore-conclusion.ts';
import { oneByOne } from '#lib/kinds/restore.ts';
import type { WebKind } from '#lib/kinds/web-kind.ts';

/** What screens that show several kinds need to know about trends. */
export const trendKind: WebKind = {
  icon: IconTrendingUp,
  key: 't',
  list: (projectSlug) =>
    linkOptions({
      to: '/projects/$projectSlug/trends',
      params: { projectSlug },
      activeOptions: { includeSearch: false },
    }),
  one: (projectSlug, trendSlug) =>
    linkOptions({ to: '/projects/$projectSlug/trends/$trendSlug', params: { projectSlug, trendSlug } }),
  restore: (projectSlug, slugs) => oneByOne(slugs, (slug) => restoreConclusion('trends', projectSlug, slug)),
  fromCards: {
    make: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/trends/create', params: { projectSlug } }),
    addTo: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/cards/add-to-trend', params: { projectSlug } }),
    addToKey: 'r',
  },
};
