import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStarted } from '../../../lib/browser/index.ts';

/** The longest delay after the first render. On an idle page following starts immediately. */
const idleWithinMs = 2000;

interface Place {
  readonly projectSlug?: string | undefined;
  readonly workspaceSlug?: string | undefined;
}

/**
 * Keeps the current project or workspace and the user's notifications up to date. On a screen outside both, it follows
 * the last one, which the rail still shows. Loaded after the first render.
 */
export function useLiveChanges(last: Place): void {
  const params = useParams({ strict: false });
  const { projectSlug, workspaceSlug } = params.projectSlug || params.workspaceSlug ? params : last;
  const client = useQueryClient();
  const started = useStarted();
  useEffect(() => {
    if (!started) return;
    const scope = projectSlug ? { project: projectSlug } : workspaceSlug ? { workspace: workspaceSlug } : {};
    let left = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      import('../api/live-changes.ts').then(
        ({ followLive }) => {
          if (!left) stop = followLive(client, scope);
        },
        // Without live changes everything works, but the screens show the state when they were loaded.
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [client, projectSlug, workspaceSlug, started]);
}

/** Runs some work when the page is idle. Safari cannot detect that and runs it in the next task. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: idleWithinMs });
  return () => cancelIdleCallback(handle);
}
