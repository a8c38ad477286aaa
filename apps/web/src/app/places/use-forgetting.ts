import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectQuery } from '../../features/projects/index.ts';
import { deletedWorkspace } from '../../features/workspaces/index.ts';
import { useStore } from '../../lib/browser/index.ts';
import { leaveEverything, useCurrentPlace } from '../router/current.ts';

/** Leaves the current workspace once it is deleted. Otherwise the rail would show it for another moment. */
export function useForgetting(): void {
  const { projectSlug, workspaceSlug } = useCurrentPlace();
  const project = useQuery({ ...projectQuery(projectSlug ?? ''), enabled: projectSlug !== undefined });
  const deleted = useStore(deletedWorkspace);
  const isDeleted = deleted !== undefined && deleted === (project.data?.workspace_slug ?? workspaceSlug);
  useEffect(() => {
    if (isDeleted) leaveEverything();
    // It may be restored, and opened again.
    if (deleted !== undefined) deletedWorkspace.set(undefined);
  }, [isDeleted, deleted]);
}
