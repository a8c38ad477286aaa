import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardSource, Conclusion } from '../rules/source.ts';

/** Where the cards of the current address are from: under a workspace, its repository. */
export function useSource(): CardSource {
  const { projectSlug, workspaceSlug } = useParams({ strict: false });
  return useMemo(
    () =>
      projectSlug === undefined && workspaceSlug !== undefined
        ? { kind: 'workspace', slug: workspaceSlug }
        : { kind: 'project', slug: projectSlug ?? '' },
    [projectSlug, workspaceSlug],
  );
}

/** What the card of the current address lies over, if that is no list. */
export function useConclusion(): Conclusion | undefined {
  const { insightSlug, trendSlug } = useParams({ strict: false });
  return useMemo(() => {
    if (insightSlug !== undefined) return { kind: 'insight', slug: insightSlug };
    return trendSlug === undefined ? undefined : { kind: 'trend', slug: trendSlug };
  }, [insightSlug, trendSlug]);
}
