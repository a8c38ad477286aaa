import type { TrendAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Changing } from '../rules/failed-change.rules.ts';
import { trendKeys } from './keys.ts';

/** The key of the mutations that change judgements in a project. */
export const changingKey = (projectSlug: string) => [...trendKeys.project(projectSlug), 'change'] as const;

/** A trend as the server has it, with the user's changes that are still being saved. */
export function withPending(client: QueryClient, projectSlug: string, trend: TrendAttributes): TrendAttributes {
  const changes = pendingOf(client, projectSlug, trend.slug).map(({ variables }) => variables.to);
  return Object.assign({ ...trend }, ...changes);
}

/** The changes of a trend that are being saved, oldest first. Their states are up to date whenever they are read. */
export function pendingOf(client: QueryClient, projectSlug: string, slug: string) {
  return client
    .getMutationCache()
    .findAll({ mutationKey: changingKey(projectSlug), status: 'pending' })
    .map((mutation) => ({
      variables: mutation.state.variables as Changing,
      /** Whether it has been saved by now. */
      isSaved: () => mutation.state.status === 'success',
    }))
    .filter(({ variables }) => variables.slug === slug);
}
