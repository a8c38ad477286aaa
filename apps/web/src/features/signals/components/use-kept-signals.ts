import { useMemo, useSyncExternalStore } from 'react';
import { ownStorage } from '#lib/browser/own-storage.ts';
import { createStore, useStore } from '#lib/browser/store.ts';
import { type KeptSignals, readKept } from '../rules/kept-signals.rules.ts';

const keyOf = (projectSlug: string): string => `foreglow.drafted-signals.${projectSlug}`;

/** The number of changes so far. A screen that was opened again follows changes that an earlier one still makes. */
const changes = createStore(0);

/** The keys of the signals that are becoming cards. That goes on after their screen has been closed. */
const inProgress = createStore<ReadonlySet<string>>(new Set());

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
  /** Makes cards of signals, once at a time. Until that ends, `busy` is true, on a screen that was opened again too. */
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    if (inProgress.get().has(key)) return;
    inProgress.set(new Set([...inProgress.get(), key]));
    try {
      await work();
    } finally {
      inProgress.set(new Set([...inProgress.get()].filter((other) => other !== key)));
    }
  };
  return { kept, current, keep, busy: useStore(inProgress).has(key), whileBusy };
}
