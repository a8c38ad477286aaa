import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the project or workspace one is in, and what one is told, up to date. It is loaded once the page stands. */
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
