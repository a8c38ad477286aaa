import type { TrashedAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';

/** A card, insight or trend of a project in the trash. */
export interface TrashedThing {
  readonly slug: string;
  readonly kind: TrashedAttributes['kind'];
}

/** Takes things of a project back out of the trash: its cards all or none, then its insights, then its trends. */
async function restoreContents(projectSlug: string, things: readonly TrashedThing[]): Promise<void> {
  const slugsOf = (kind: TrashedThing['kind']) => things.filter((thing) => thing.kind === kind).map(({ slug }) => slug);
  const cards = slugsOf('card');
  if (cards.length > 0) await call('POST /v1/cards/bulk-restore', { body: { card_slugs: cards } });
  for (const insightId of slugsOf('insight')) {
    await call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id: projectSlug, insightId } });
  }
  for (const trendId of slugsOf('trend')) {
    await call('POST /v1/projects/{id}/trends/{trendId}/restore', { params: { id: projectSlug, trendId } });
  }
}

const affected = [
  queryRoots.cards,
  queryRoots.insights,
  queryRoots.trends,
  queryRoots.conclusions,
  queryRoots.coverage,
  queryRoots.tags,
  queryRoots.projects,
  queryRoots.workspaces,
  queryRoots.trash,
];

export function useRestoreContents(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (things: readonly TrashedThing[]) => restoreContents(projectSlug, things),
    // Also after a failure: what came before it is back.
    onSettled: () => invalidate(client, affected),
  });
}
