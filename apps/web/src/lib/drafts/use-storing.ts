import { useState } from 'react';
import { ApiError } from '../http/index.ts';
import type { Base } from './drafts.rules.ts';
import type { Drafted } from './use-draft.ts';

interface Storing<V, T> {
  /** Stores the values over what was stored at `basedOn`; absent where nothing was stored yet. */
  readonly store: (values: V, basedOn: string | undefined) => Promise<T>;
  /** What is stored now. */
  readonly read: () => Promise<Base<V>>;
}

/** Stores what is typed when somebody says so. If another one was faster, theirs waits in `theirs` to be compared. */
export function useStoring<V, T>(draft: Drafted<V>, { store, read }: Storing<V, T>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Base<V>>();
  const { values, base, rebase } = draft;
  return {
    busy,
    /** Why the last try failed. */
    error,
    theirs,
    /** Gives what was stored; undefined where it was not, see `error` and `theirs`. */
    save: async (): Promise<T | undefined> => {
      setBusy(true);
      setError(undefined);
      try {
        return await store(values, base.updatedAt);
      } catch (failure) {
        const other = await overtaken(failure, read);
        if (other) setTheirs(other);
        else setError(failure);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    /** Goes on over what somebody else stored, with these values; without, as it was before. */
    goOn: (next?: V) => {
      if (theirs && next !== undefined) rebase(theirs, next);
      setTheirs(undefined);
    },
  };
}

async function overtaken<V>(failure: unknown, read: () => Promise<Base<V>>): Promise<Base<V> | undefined> {
  if (!(failure instanceof ApiError) || failure.code !== 'edited_meanwhile') return undefined;
  return read().catch(() => undefined);
}
