import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { createStore } from './store.ts';

// While the application starts, a slow phone is busy with what the user is waiting for. Everything else is deferred.

const started = createStore(false);

/** Called once the first screen is complete, or the user does something on it. */
export const endStart = (): void => started.set(true);

/** Whether the first screen is complete. */
export const isStarted = started.get;

/**
 * Whether the first screen is complete. The component updates when it is, and can then load and render what it
 * deferred.
 */
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
 * During the start this is false in the first render and true in a second one right after it, which React splits into
 * small parts that keep the page responsive. Later it is always true.
 */
export const useNextPart = (): boolean => useDeferredValue(true, started.get());
