import { useRef, useState } from 'react';
import type { Base, Stamp } from './drafts.rules.ts';
import { isConflict, isNewer } from './editing.rules.ts';
import type { Drafted } from './use-draft.ts';

export interface Storing<V, T, S extends Stamp = string> {
  /** Stores the values over what was stored at `basedOn`; absent where nothing was stored yet. */
  readonly store: (values: V, basedOn: S | undefined) => Promise<T>;
  /** Reads what is stored now. */
  readonly read: () => Promise<Base<V, S>>;
  /** What is stored now, where the editor follows it. */
  readonly current?: Base<V, S> | undefined;
  readonly same: (a: V, b: V) => boolean;
}

/**
 * Saves a draft on demand, one call at a time. If somebody else saved first, their state waits in `theirs` to be
 * compared.
 */
export function useStoring<V, T, S extends Stamp = string>(
  draft: Drafted<V, S>,
  { store, read, current, same }: Storing<V, T, S>,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Base<V, S>>();
  const running = useRef(false);
  const { values, base, rebase } = draft;

  /** Reads what somebody else stored, if that is why a save failed. Returns false if it failed for another reason. */
  const takeConflict = async (failure: unknown): Promise<boolean> => {
    const other = isConflict(failure) ? await read().catch(() => undefined) : undefined;
    if (other) setTheirs(other);
    return other !== undefined;
  };
  return {
    busy,
    /** Why the last save failed. */
    error,
    theirs,
    takeConflict,
    /** Opens the comparison with what somebody else stored in the meantime; undefined if nobody did. */
    showNewer: !busy && !theirs && isNewer(current, base, same) ? () => setTheirs(current) : undefined,
    /**
     * Saves over the base of the draft, or over a later state. Returns what was stored, or undefined if nothing was:
     * see `error` and `theirs`.
     */
    save: async (basedOn: S | undefined = base.updatedAt): Promise<T | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setError(undefined);
      try {
        return await store(values, basedOn);
      } catch (failure) {
        if (!(await takeConflict(failure))) setError(failure);
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** Continues with these values over what somebody else stored; without values, as before. */
    goOn: (next?: V) => {
      if (theirs && next !== undefined) rebase(theirs, next);
      setTheirs(undefined);
    },
  };
}
