import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardSource } from '../rules/source.ts';

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
