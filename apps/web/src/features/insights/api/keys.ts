/** Names of what is kept of the insights of a project. */
export const insightKeys = {
  all: ['insights'] as const,
  list: (projectSlug: string) => ['insights', projectSlug, 'list'] as const,
  one: (projectSlug: string, slug: string) => ['insights', projectSlug, 'one', slug] as const,
};
