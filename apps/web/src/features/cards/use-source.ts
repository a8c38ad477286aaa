import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardSource } from './source.ts';

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
