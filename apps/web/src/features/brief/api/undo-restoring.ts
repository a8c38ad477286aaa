import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoOf } from '../rules/undo-restoring.rules.ts';
import { briefVersionQuery } from './read-version.ts';
import { takeUpBrief } from './take-up-brief.ts';
import { updateBrief } from './update-brief.ts';

interface Restored {
  /** The version that was restored. */
  readonly from: number;
  /** The version that the restoration made. */
  readonly version: number;
}

/**
 * Undoes a restoration. Changes that others have saved since stay. Returns undefined, or fails with `edited_meanwhile`,
 * if it can no longer be undone because of them.
 */
export function useUndoRestoring(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, version }: Restored) => {
      const [before, made] = await Promise.all(
        [version - 1, version].map((number) => client.fetchQuery(briefVersionQuery(projectSlug, number))),
      );
      const change = before && made && undoOf(before, made, from);
      return change && updateBrief(projectSlug)(change);
    },
    onSuccess: (brief) => brief && takeUpBrief(client, projectSlug, brief),
  });
}
