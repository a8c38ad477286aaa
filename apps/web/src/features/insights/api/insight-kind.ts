import { IconBulb } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { readConclusion } from '#features/conclusions/api/read-conclusion.ts';
import { restoreConclusion } from '#features/conclusions/api/restore-conclusion.ts';
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
  restore: (projectSlug, slugs) => oneByOne(slugs, (slug) => restoreConclusion('insights', projectSlug, slug)),
  readTitle: async (projectSlug, slug, signal) => (await readConclusion('insights', projectSlug, slug, signal)).title,
  fromCards: {
    make: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/insights/create', params: { projectSlug } }),
    makeKey: 'i',
    addTo: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/cards/add-to-insight', params: { projectSlug } }),
    addToKey: 'i',
  },
};
