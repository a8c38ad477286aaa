import { useMemo, useSyncExternalStore } from 'react';
import { createStore, ownStorage } from '../../../lib/browser/index.ts';
import { type KeptSignals, readKept } from '../rules/kept-signals.rules.ts';

const keyOf = (projectSlug: string): string => `foreglow.drafted-signals.${projectSlug}`;

/** The number of changes so far. A screen that was opened again follows changes that an earlier one still makes. */
const changes = createStore(0);

/** The drafted signals of a project, stored on this device so that they survive a reload. */
export function useKeptSignals(projectSlug: string) {
  const key = keyOf(projectSlug);
  const read = () => ownStorage.read(key);
  const text = useSyncExternalStore(changes.subscribe, read);
  const kept = useMemo(() => readKept(text), [text]);
  /** The signals at this moment, which a call or a toast needs that was started earlier. */
  const current = () => readKept(read());
  /** Changes the current signals: `next` receives them. */
  const keep = (next: (now: KeptSignals | undefined) => KeptSignals | undefined): void => {
    const after = next(current());
    ownStorage.write(key, after && after.signals.length > 0 ? JSON.stringify(after) : null);
    changes.set(changes.get() + 1);
  };
  return { kept, current, keep };
}
