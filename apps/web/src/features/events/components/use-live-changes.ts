import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStarted } from '#lib/browser/started.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';

/** The longest delay after the first render. On an idle page following starts immediately. */
const idleWithinMs = 2000;

/** Keeps the current project or workspace and the user's notifications up to date. Loaded after the first render. */
export function useLiveChanges(): void {
  const { projectSlug, workspaceSlug } = useParams({ strict: false });
  const client = useQueryClient();
  const started = useStarted();
  useEffect(() => {
    if (!started) return;
    const scope = projectSlug ? { project: projectSlug } : workspaceSlug ? { workspace: workspaceSlug } : {};
    let left = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      await whenIdle(idleWithinMs);
      if (left) return;
      // Without live changes everything works, but the screens show the state when they were loaded.
      const live = await import('../api/live-changes.ts').catch(() => undefined);
      if (!left) stop = live?.followLive(client, scope);
    };
    void follow();
    return () => {
      left = true;
      stop?.();
    };
  }, [client, projectSlug, workspaceSlug, started]);
}
