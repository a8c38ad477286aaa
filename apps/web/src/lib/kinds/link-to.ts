import type { Kind } from '@foreglow/contract';
import { linkOptions } from '@tanstack/react-router';

const links = {
  cards: (projectSlug: string, cardSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/cards/$cardSlug', params: { projectSlug, cardSlug } }),
  insights: (projectSlug: string, insightSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/insights/$insightSlug', params: { projectSlug, insightSlug } }),
  trends: (projectSlug: string, trendSlug: string) =>
    linkOptions({ to: '/projects/$projectSlug/trends/$trendSlug', params: { projectSlug, trendSlug } }),
  // A tag has no screen of its own.
  tags: (projectSlug: string) => linkOptions({ to: '/projects/$projectSlug/tags', params: { projectSlug } }),
} satisfies Record<Kind, (projectSlug: string, slug: string) => object>;

/** The link to something in a project. */
export function linkTo<K extends Kind>(kind: K, projectSlug: string, slug: string): ReturnType<(typeof links)[K]> {
  return links[kind](projectSlug, slug) as ReturnType<(typeof links)[K]>;
}
