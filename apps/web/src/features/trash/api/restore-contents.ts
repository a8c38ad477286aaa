import { kinds, kindsWith, type TrashedAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restore } from '#lib/kinds/restore.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A card, insight or trend of a project in the trash. */
export interface TrashedThing {
  readonly slug: string;
  readonly kind: TrashedAttributes['kind'];
}

/** Restores contents of a project from the trash, one kind after the other, cards first. */
async function restoreContents(projectSlug: string, things: readonly TrashedThing[]): Promise<void> {
  for (const kind of kindsWith('trashable')) {
    const ofKind = things.filter((thing) => thing.kind === kinds[kind].singular);
    await restore(
      kind,
      projectSlug,
      ofKind.map(({ slug }) => slug),
    );
  }
}

const affected = [
  ...kindsWith('trashable').map((kind) => queryRoots[kind]),
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
    // Also after a failure, since earlier requests may have succeeded.
    onSettled: () => invalidate(client, affected),
  });
}
