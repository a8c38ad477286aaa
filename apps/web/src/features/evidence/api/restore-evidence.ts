import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import type { EvidenceKind } from '../rules/evidence.rules.ts';

const restore = (kind: EvidenceKind, projectSlug: string) => (slug: string) =>
  kind === 'cards'
    ? call('POST /v1/cards/bulk-restore', { body: { card_slugs: [slug] } })
    : call('POST /v1/projects/{id}/insights/{insightId}/restore', { params: { id: projectSlug, insightId: slug } });

/** Restores a card or an insight from the trash, and with it its place as evidence. */
export function useRestoreEvidence(kind: EvidenceKind, projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restore(kind, projectSlug),
    onSuccess: () =>
      invalidate(client, [
        queryRoots.cards,
        queryRoots.insights,
        queryRoots.trends,
        queryRoots.conclusions,
        queryRoots.tags,
        queryRoots.projects,
        queryRoots.workspaces,
        queryRoots.trash,
      ]),
  });
}
