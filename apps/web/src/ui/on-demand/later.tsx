import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Shown until the rest is rendered. */
  readonly fallback?: ReactNode;
  readonly children: () => ReactNode;
}

/** Content that takes long to render at first: it is rendered in small steps, between which the page answers. */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children() : fallback;
}
