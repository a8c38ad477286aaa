import type { ChangeType } from '@foreglow/contract';

/**
 * The first part of every query key: a resource of the API, or a part of it that changes separately. Which events make
 * a root outdated is declared in `features/events/outdated.rules.ts`.
 */
export const queryRoots = {
  accounts: 'accounts',
  activity: 'activity',
  apiDescription: 'api-description',
  attachments: 'attachments',
  brief: 'brief',
  cards: 'cards',
  comments: 'comments',
  /** The insights and trends that a card supports. */
  conclusions: 'conclusions',
  coverage: 'coverage',
  exports: 'exports',
  insights: 'insights',
  /** The invitation that a link names, read before its owner signs in. */
  invitation: 'invitation',
  invitations: 'invitations',
  me: 'me',
  members: 'members',
  /** People who can be mentioned in a comment: they depend on who may see what the comment is on. */
  mentionable: 'mentionable',
  notifications: 'notifications',
  passwordReset: 'password-reset',
  projects: 'projects',
  registration: 'registration',
  sessions: 'sessions',
  settings: 'settings',
  setup: 'setup',
  siteConfig: 'config',
  stockPhotos: 'stock-photos',
  tags: 'tags',
  trash: 'trash',
  trends: 'trends',
  workspaces: 'workspaces',
  // Every type of change in the contract has a root of the same name, except `project`: it is kept with all projects.
  // They are written out, so that the page before sign-in loads without the table of kinds.
} as const satisfies Record<Exclude<ChangeType, 'project'>, string> & Record<string, string>;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryRoot, ...(readonly unknown[])];
  }
}
