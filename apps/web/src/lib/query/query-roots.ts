import type { ChangeType } from '@foreglow/contract';

/**
 * The first part of every query key: a resource of the API, or a part of it that changes separately.
 * `features/events/rules/outdated.rules.ts` declares which events make a root outdated.
 *
 * `conclusions`: the insights and trends that a card supports. `invitation`: the invitation of a link, read before the
 * invited person signs in. `mentionable`: the people who can be mentioned in a comment, who depend on who can see its
 * subject.
 *
 * Every type of change in the contract has a root of the same name, except `project`, which is stored with all
 * projects. The names are literal, so that the page before sign-in loads without the table of kinds. They are a single
 * text, since every page loads them and a list would be longer.
 */
const names =
  'accounts activity apiDescription attachments brief cards comments conclusions coverage exports insights invitation invitations legal map me members mentionable messages news notifications passwordReset projects radars registration sessions settings setup siteConfig stockPhotos tags trash trends wiki workspaces';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

type Name = Words<typeof names>;

/** The roots by name. Computing this object takes less code than writing each name twice. */
export const queryRoots = Object.fromEntries(names.split(' ').map((name) => [name, name])) as {
  readonly [N in Name]: N;
} satisfies Record<Exclude<ChangeType, 'project'>, string>;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryRoot, ...(readonly unknown[])];
  }
}
