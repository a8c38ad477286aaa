import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the current project or workspace and the user's notifications up to date. Loaded after the first render. */
export function useLiveChanges(): void {
  const { projectSlug, workspaceSlug } = useParams({ strict: false });
  const client = useQueryClient();
  useEffect(() => {
    const scope = projectSlug ? { project: projectSlug } : workspaceSlug ? { workspace: workspaceSlug } : {};
    let left = false;
    let stop: (() => void) | undefined;
    import('../api/live-changes.ts').then(
      ({ followLive }) => {
        if (!left) stop = followLive(client, scope);
      },
      // Without it everything works, as it was when it was read.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [client, projectSlug, workspaceSlug]);
}
