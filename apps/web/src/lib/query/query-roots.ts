import type { ChangeType } from '@foreglow/contract';

/**
 * The first part of every query key: a resource of the API, or a part of it that changes separately. Which events make
 * a root outdated is declared in `features/events/outdated.rules.ts`.
 */
const names = [
  'accounts',
  'activity',
  'apiDescription',
  'attachments',
  'brief',
  'cards',
  'comments',
  // The insights and trends that a card supports.
  'conclusions',
  'coverage',
  'exports',
  'insights',
  // The invitation that a link names, read before its owner signs in.
  'invitation',
  'invitations',
  'me',
  'members',
  // People who can be mentioned in a comment: they depend on who may see what the comment is on.
  'mentionable',
  'notifications',
  'passwordReset',
  'projects',
  'radars',
  'registration',
  'sessions',
  'settings',
  'setup',
  'siteConfig',
  'stockPhotos',
  'tags',
  'trash',
  'trends',
  'workspaces',
  // Every type of change in the contract has a root of the same name, except `project`: it is kept with all projects.
  // They are written out, so that the page before sign-in loads without the table of kinds.
] as const;

type Name = (typeof names)[number];

/** A root by its name. Every page loads it, and a list is shorter than an object that says each name twice. */
export const queryRoots = Object.fromEntries(names.map((name) => [name, name])) as {
  readonly [N in Name]: N;
} satisfies Record<Exclude<ChangeType, 'project'>, string>;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryRoot, ...(readonly unknown[])];
  }
}
