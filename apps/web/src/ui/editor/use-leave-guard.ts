import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { asksBeforeLeaving } from '#lib/drafts/editing.rules.ts';

/** The props of a `LeaveDialog`, and a way to leave without it. */
export interface LeaveGuard {
  readonly dialog: {
    readonly opened: boolean;
    readonly onStay: () => void;
    readonly onKeep: () => void;
    readonly onDiscard: () => void;
  };
  /** Allows the next navigation without a confirmation. */
  readonly allow: () => void;
}

/**
 * Asks for confirmation before the screen of an editor is left with unsaved changes. They are kept on this device, so
 * closing the tab loses nothing and needs no confirmation. `discard` drops them.
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
