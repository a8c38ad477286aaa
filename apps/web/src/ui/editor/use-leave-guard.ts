import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { asksBeforeLeaving } from '../../lib/drafts/index.ts';

/** What a `LeaveDialog` needs, and a way to leave without it. */
export interface LeaveGuard {
  readonly dialog: {
    readonly opened: boolean;
    readonly onStay: () => void;
    readonly onKeep: () => void;
    readonly onDiscard: () => void;
  };
  /** Lets the next navigation pass without asking. */
  readonly allow: () => void;
}

/**
 * Asks before the screen of an editor is left with unsaved changes. They are kept on this device, so closing the tab
 * loses nothing and is not asked about. `discard` drops them.
 */
export function useLeaveGuard(unsaved: boolean, discard: () => void): LeaveGuard {
  const allowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !allowed.current && asksBeforeLeaving(unsaved, current.pathname, next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return {
    dialog: {
      opened: blocker.status === 'blocked',
      onStay: () => blocker.reset?.(),
      onKeep: () => blocker.proceed?.(),
      onDiscard: () => {
        discard();
        blocker.proceed?.();
      },
    },
    allow: () => {
      allowed.current = true;
    },
  };
}
