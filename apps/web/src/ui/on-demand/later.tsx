import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Shown until the rest is rendered. */
  readonly fallback?: ReactNode;
  readonly children: () => ReactNode;
}

/** Content whose first render takes long. It is rendered in small steps, between which the page stays responsive. */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children() : fallback;
}
