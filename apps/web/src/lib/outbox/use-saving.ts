import { useRef, useState } from 'react';
import type { Base, Stamp } from '../drafts/drafts.rules.ts';
import { isNewer } from '../drafts/editing.rules.ts';
import type { Drafted } from '../drafts/use-draft.ts';
import { isConflict } from './outcome.rules.ts';

interface Saving<V, T, S extends Stamp> {
  /** Saves the values over the state `basedOn`; absent if nothing has been saved yet. */
  readonly save: (values: V, basedOn: S | undefined) => Promise<T>;
  /** Reads the state that the server has now. */
  readonly read: () => Promise<Base<V, S>>;
  /** The state that the server has, if the editor follows it. */
  readonly current?: Base<V, S> | undefined;
  /** Waits for a save that is under way otherwise. Returns the state that it saved, if it did. */
  readonly earlier?: (() => Promise<S | undefined>) | undefined;
}

/**
 * Saves a draft on request, one save at a time. If others saved first, their state is put into `theirs` for comparison.
 */
export function useSaving<V, T, S extends Stamp = string>(
  { values, base, rebase, entry }: Drafted<V, S>,
  { save, read, current, earlier }: Saving<V, T, S>,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Base<V, S>>();
  const running = useRef(false);

  /** Reads the state saved by others if it made a save fail. Returns false if the save failed for another reason. */
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
    /** Opens the comparison with a state saved by others since; undefined if there is none. */
    showNewer:
      !busy && !theirs && current && isNewer(current, base, entry.same) && !entry.includes(current.values)
        ? () => setTheirs(current)
        : undefined,
    /**
     * Saves over the base of the draft, or over a later state. Returns what was saved, or undefined if nothing was: see
     * `error` and `theirs`.
     */
    save: async (basedOn: S | undefined = base.updatedAt): Promise<T | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setError(undefined);
      try {
        return await save(values, (await earlier?.()) ?? basedOn);
      } catch (failure) {
        if (!(await takeConflict(failure))) setError(failure);
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** Continues with these values on top of the state saved by others; without values, as before. */
    goOn: (next?: V) => {
      if (theirs && next !== undefined) rebase({ ...theirs, slug: base.slug }, next);
      setTheirs(undefined);
    },
  };
}
