import { useState } from 'react';
import { ownStorage } from '../../../lib/browser/index.ts';
import { type KeptSignals, readKept } from '../rules/kept-signals.rules.ts';

const keyOf = (projectSlug: string): string => `foreglow.drafted-signals.${projectSlug}`;

/** The drafted signals of a project, stored on this device so that they survive a reload. */
export function useKeptSignals(projectSlug: string) {
  const key = keyOf(projectSlug);
  const [kept, setKept] = useState(() => readKept(ownStorage.read(key)));
  const keep = (next: KeptSignals | undefined): void => {
    const left = next && next.signals.length > 0 ? next : undefined;
    ownStorage.write(key, left ? JSON.stringify(left) : null);
    setKept(left);
  };
  return { kept, keep };
}
