import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { createStore } from './store.ts';

// While the application starts, a slow phone is busy with what the user waits for. What can wait does.

const started = createStore(false);

/** Called once the first screen is complete, or the user does something on it. */
export const endStart = (): void => started.set(true);

/** Whether the first screen is complete. */
export const isStarted = started.get;

/** Whether the first screen is complete, followed: what it does not show first is read and drawn then. */
export function useStarted(): boolean {
  const [is, set] = useState(started.get);
  useEffect(() => {
    const follow = () => startTransition(() => set(started.get()));
    follow();
    return started.subscribe(follow);
  }, []);
  return is;
}

/**
 * During the start, false in the first rendering and true in one right after it, which React does in small parts that
 * leave the page responsive. Later always true.
 */
export const useNextPart = (): boolean => useDeferredValue(true, started.get());
