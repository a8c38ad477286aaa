import type { TrendAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { trendKeys } from './keys.ts';

/** The judgements of a trend that can be changed on the board and in the matrix. */
export type Judgement = Partial<Pick<TrendAttributes, 'horizon' | 'impact' | 'certainty'>>;

/** A change of a trend that is being saved. */
export interface Changing {
  readonly slug: string;
  readonly to: Judgement;
  /** The previous values, restored if the server refuses the change. */
  readonly from: Judgement;
}

/** The key of the mutations that change judgements in a project. */
export const changingKey = (projectSlug: string) => [...trendKeys.project(projectSlug), 'change'] as const;

/** A trend as the server has it, with the user's changes that are still being saved. */
export function withPending(client: QueryClient, projectSlug: string, trend: TrendAttributes): TrendAttributes {
  const pending = client.getMutationCache().findAll({ mutationKey: changingKey(projectSlug), status: 'pending' });
  let changed = trend;
  for (const { state } of pending) {
    const { slug, to } = state.variables as Changing;
    if (slug === trend.slug) changed = { ...changed, ...to };
  }
  return changed;
}
