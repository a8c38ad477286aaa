import { useMatches, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardSource, Overlaid } from '../rules/source.ts';

/** The source of the cards at the current address: a project, or the repository of a workspace. */
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

/** The routes of cards that are shown over a map. */
const cardsOverMap: ReadonlySet<string> = new Set(['mapCardSingle', 'workspaceMapCardSingle']);

/** The insight, trend, radar, drafted radar or map over which the card of the current address is shown, if any. */
export function useOverlaid(): Overlaid | undefined {
  const { insightSlug, trendSlug, radarSlug, instanceId } = useParams({ strict: false });
  const overMap = useMatches({
    select: (matches) => cardsOverMap.has(matches.at(-1)?.staticData.name ?? ''),
  });
  return useMemo(() => {
    if (overMap) return { kind: 'map' };
    if (insightSlug !== undefined) return { kind: 'insight', slug: insightSlug };
    if (trendSlug !== undefined) return { kind: 'trend', slug: trendSlug };
    if (instanceId !== undefined) return { kind: 'liftoff', slug: instanceId };
    return radarSlug === undefined ? undefined : { kind: 'radar', slug: radarSlug };
  }, [overMap, insightSlug, trendSlug, radarSlug, instanceId]);
}
