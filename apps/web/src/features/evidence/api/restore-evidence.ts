import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restore } from '#lib/kinds/restore.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { EvidenceKind } from '../rules/evidence.rules.ts';

/** Restores a card or an insight from the trash, and thereby its place as evidence. */
export function useRestoreEvidence(kind: EvidenceKind, projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => restore(kind, projectSlug, [slug]),
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
