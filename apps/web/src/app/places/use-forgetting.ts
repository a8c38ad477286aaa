import { useEffect } from 'react';
import { deletedWorkspace } from '#features/workspaces/api/read-workspace.ts';
import { useStore } from '#lib/browser/store.ts';
import { leaveEverything } from '../router/current.ts';

/** Leaves the workspace of the screen once it is deleted. Otherwise the rail would show it for another moment. */
export function useForgetting(): void {
  const deleted = useStore(deletedWorkspace);
  useEffect(() => {
    if (deleted === undefined) return;
    leaveEverything();
    // It may be restored, and opened again.
    deletedWorkspace.set(undefined);
  }, [deleted]);
}
