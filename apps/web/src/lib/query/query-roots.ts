import type { ChangeType } from '@foreglow/contract';

/**
 * The first part of every query key: a resource of the API, or a part of it that changes separately. Which events make
 * a root outdated is declared in `features/events/outdated.rules.ts`.
 *
 * `conclusions`: the insights and trends that a card supports. `invitation`: the one that a link names, read before its
 * owner signs in. `mentionable`: people who can be mentioned in a comment; they depend on who may see what it is on.
 *
 * Every type of change in the contract has a root of the same name, except `project`: it is kept with all projects. They
 * are written out, so that the page before sign-in loads without the table of kinds, and in one text, since every page
 * loads them and a list is longer.
 */
const names =
  'accounts activity apiDescription attachments brief cards comments conclusions coverage exports insights invitation invitations legal map me members mentionable messages notifications passwordReset projects radars registration sessions settings setup siteConfig stockPhotos tags trash trends wiki workspaces';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

type Name = Words<typeof names>;

/** A root by its name: shorter than an object that says each name twice. */
export const queryRoots = Object.fromEntries(names.split(' ').map((name) => [name, name])) as {
  readonly [N in Name]: N;
} satisfies Record<Exclude<ChangeType, 'project'>, string>;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryRoot, ...(readonly unknown[])];
  }
}
