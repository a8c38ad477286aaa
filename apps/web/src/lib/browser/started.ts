import { startTransition, useEffect, useState } from 'react';
import { runWhenIdle } from './when-idle.ts';

// While the application starts, a slow phone is busy with what the user is waiting for. Everything else is deferred.

let started = false;
const waiting = new Set<() => void>();
let end = () => {};
/** Resolves after the start, once everything that was deferred has been rendered. */
export const afterStart = new Promise<void>((resolve) => {
  end = resolve;
});

/**
 * Called once the first screen is complete, or the user does something on it. What was deferred is rendered component
 * by component, with pauses in which the page responds.
 */
export async function endStart(): Promise<void> {
  if (started) return;
  started = true;
  await runWhenIdle(waiting);
  end();
}

/** Whether the first screen is complete. */
export const isStarted = (): boolean => started;

/**
 * Whether the first screen is complete. The component updates when it is, and can then load and render what it
 * deferred.
 */
export function useStarted(): boolean {
  const [is, set] = useState(started);
  useEffect(() => {
    const update = () => startTransition(() => set(true));
    if (started) return update();
    waiting.add(update);
    return () => void waiting.delete(update);
  }, []);
  return is;
}
