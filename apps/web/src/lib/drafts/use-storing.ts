import { useRef, useState } from 'react';
import type { Base, Stamp } from './drafts.rules.ts';
import { isConflict, isNewer } from './editing.rules.ts';
import type { Drafted } from './use-draft.ts';

export interface Storing<V, T, S extends Stamp = string> {
  /** Stores the values over the state `basedOn`; absent if nothing has been stored yet. */
  readonly store: (values: V, basedOn: S | undefined) => Promise<T>;
  /** Reads the current stored state. */
  readonly read: () => Promise<Base<V, S>>;
  /** The current stored state, if the editor follows it. */
  readonly current?: Base<V, S> | undefined;
  readonly same: (a: V, b: V) => boolean;
  /** Waits for a save that is under way otherwise. Returns the state that it stored, if it did. */
  readonly earlier?: (() => Promise<S | undefined>) | undefined;
}

/**
 * Saves a draft on request, with one call at a time. If others saved first, their state is put into `theirs` for
 * comparison.
 */
export function useStoring<V, T, S extends Stamp = string>(
  draft: Drafted<V, S>,
  { store, read, current, same, earlier }: Storing<V, T, S>,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Base<V, S>>();
  const running = useRef(false);
  const { values, base, rebase, sent } = draft;

  const attempt = (given: V, basedOn: S | undefined) => sent.send(given, () => store(given, basedOn));
  /**
   * Stores values, with one call at a time. If the state that is in the way comes from the user's own save, whose answer
   * was lost, the values are stored over it.
   */
  const send = async (given: V, basedOn: S | undefined): Promise<T> => {
    try {
      return await attempt(given, basedOn);
    } catch (failure) {
      const now = isConflict(failure) && sent.unanswered ? await read().catch(() => undefined) : undefined;
      if (now && sent.include(now.values)) return attempt(given, now.updatedAt);
      throw failure;
    }
  };
  /** Reads the state stored by others if it made a save fail. Returns false if the save failed for another reason. */
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
    send,
    /** Opens the comparison with a state stored by others since; undefined if there is none. */
    showNewer:
      !busy && !theirs && current && isNewer(current, base, same) && !sent.include(current.values)
        ? () => setTheirs(current)
        : undefined,
    /**
     * Saves over the base of the draft, or over a later state. Returns the stored result, or undefined if nothing was
     * stored: see `error` and `theirs`.
     */
    save: async (basedOn: S | undefined = base.updatedAt): Promise<T | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setError(undefined);
      try {
        return await send(values, (await earlier?.()) ?? basedOn);
      } catch (failure) {
        if (!(await takeConflict(failure))) setError(failure);
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** Continues with these values on top of the state stored by others; without values, as before. */
    goOn: (next?: V) => {
      if (theirs && next !== undefined) rebase({ ...theirs, slug: base.slug }, next);
      setTheirs(undefined);
    },
  };
}
