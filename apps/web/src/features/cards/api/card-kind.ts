import { IconLayoutGrid } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { call } from '#lib/http/call.ts';
import type { WebKind } from '#lib/kinds/web-kind.ts';

/** What screens that show several kinds need to know about cards. */
export const cardKind: WebKind = {
  icon: IconLayoutGrid,
  key: 'c',
  list: (projectSlug) => linkOptions({ to: '/projects/$projectSlug/cards', params: { projectSlug } }),
  one: (projectSlug, cardSlug) =>
    linkOptions({ to: '/projects/$projectSlug/cards/$cardSlug', params: { projectSlug, cardSlug } }),
  restore: (_projectSlug, slugs) => call('POST /v1/cards/bulk-restore', { body: { card_slugs: [...slugs] } }),
};
