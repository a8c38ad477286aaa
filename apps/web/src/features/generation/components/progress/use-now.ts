import { useSyncExternalStore } from 'react';

const everyMs = 1000;

function follow(onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs);
  return () => clearInterval(timer);
}

const second = (): number => Math.floor(Date.now() / everyMs) * everyMs;

/** The current time, updated every second. */
export const useNow = (): number => useSyncExternalStore(follow, second);
