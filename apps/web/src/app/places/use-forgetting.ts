import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../../features/auth/index.ts';
import { projectQuery } from '../../features/projects/index.ts';
import { deletedWorkspace, workspaceQuery } from '../../features/workspaces/index.ts';
import { useStore } from '../../lib/browser/index.ts';
import { isMissing } from '../../lib/http/index.ts';
import { forgetLastPlace, leaveEverything, useLastPlace } from '../router/current.ts';

/** Forgets the last project or workspace of this tab once it no longer exists or the user may no longer open it. */
export function useForgetting(): void {
  const { projectSlug, workspaceSlug = '' } = useLastPlace();
  const may = useMay();
  const project = useQuery({ ...projectQuery(projectSlug ?? ''), enabled: projectSlug !== undefined });
  const mayView = may('workspace.view', { workspaceSlug });
  const workspace = useQuery({ ...workspaceQuery(workspaceSlug), enabled: workspaceSlug !== '' && mayView });
  const error = project.error ?? workspace.error;
  const missing = (error !== null && isMissing(error)) || (workspaceSlug !== '' && !mayView);
  const deleted = useStore(deletedWorkspace);
  const isDeleted = deleted !== undefined && deleted === (project.data?.workspace_slug ?? workspaceSlug);
  useEffect(() => {
    // The rail would show a place that was left for another moment.
    if (isDeleted) leaveEverything();
    else if (missing) forgetLastPlace();
    // It may be restored, and opened again.
    if (deleted !== undefined) deletedWorkspace.set(undefined);
  }, [missing, isDeleted, deleted]);
}
