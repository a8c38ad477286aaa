import type { RegisteredRouter } from '@tanstack/react-router';

export type RoutePattern = keyof RegisteredRouter['routesByPath'];

/** The help page of each screen by the pattern of its route. It also applies to screens below it without an entry. */
export const helpPages = {
  '/': 'first-steps',
  '/create': 'first-steps',
  '/profile': 'first-steps',
  '/admin': 'administration',
  '/w/$workspaceSlug': 'first-steps',
  '/w/$workspaceSlug/repo': 'cards',
  '/w/$workspaceSlug/map': 'map',
  '/w/$workspaceSlug/members': 'people-and-roles',
  '/w/$workspaceSlug/trash': 'trash-and-undo',
  '/projects/$projectSlug/overview': 'first-steps',
  '/projects/$projectSlug/edit': 'first-steps',
  '/projects/$projectSlug/brief': 'brief-and-coverage',
  '/projects/$projectSlug/ask': 'drafts',
  '/projects/$projectSlug/coverage': 'brief-and-coverage',
  '/projects/$projectSlug/cards': 'cards',
  '/projects/$projectSlug/cards/create': 'capturing-well',
  '/projects/$projectSlug/cards/edit/$cardSlug': 'capturing-well',
  '/projects/$projectSlug/cards/generate': 'drafts',
  '/projects/$projectSlug/cards/generate-edit': 'drafts',
  '/projects/$projectSlug/import': 'import',
  '/projects/$projectSlug/links': 'capturing-well',
  '/projects/$projectSlug/tags': 'tags',
  '/projects/$projectSlug/insights': 'insights-and-trends',
  '/projects/$projectSlug/trends': 'insights-and-trends',
  '/projects/$projectSlug/map': 'map',
  '/projects/$projectSlug/radars': 'radars',
  '/projects/$projectSlug/radars/liftoff': 'drafts',
  '/projects/$projectSlug/members': 'people-and-roles',
  '/projects/$projectSlug/activity': 'people-and-roles',
  '/projects/$projectSlug/downloads': 'exports',
  '/projects/$projectSlug/download/$downloadSlug': 'exports',
  '/projects/$projectSlug/trash': 'trash-and-undo',
} as const satisfies Partial<Record<RoutePattern, string>>;

/**
 * The slug of the page that explains a screen; undefined if the first page has to do. `pattern`: the path of the
 * screen's route, with `$…` for its parameters. It comes from an address, so it may be any text.
 */
export function helpPageOf(pattern: string): string | undefined {
  const above = (one: string) => pattern === one || pattern.startsWith(`${one}/`);
  const [nearest] = Object.entries(helpPages)
    .filter(([one]) => above(one))
    .sort(([one], [other]) => other.length - one.length);
  return nearest?.[1];
}
