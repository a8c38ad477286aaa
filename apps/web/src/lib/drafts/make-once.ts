import type { Base } from './drafts.rules.ts';
import { isGone } from './editing.rules.ts';
import type { SentValues } from './sent-values.ts';

interface Made {
  readonly created_at: string;
  readonly updated_at: string;
}

interface Making<V, T> {
  readonly sent: SentValues<V>;
  readonly values: V;
  readonly same: (a: V, b: V) => boolean;
  readonly valuesOf: (made: T) => V;
  /** Creates something with a key. With one that was used before, the server returns what was created then. */
  readonly make: (key: string) => Promise<T>;
  /** Changes what an earlier call created, based on the state `base`. */
  readonly change: (made: T, base: Base<V>) => Promise<T>;
}

/**
 * Creates something new. If earlier calls got no answer, one of them may have created it: then it gets the values that
 * have been typed since. Changes that others have made meanwhile are a conflict, as with every change.
 */
export async function makeOnce<V, T extends Made>(making: Making<V, T>): Promise<T> {
  const { sent, values, same, valuesOf, make, change } = making;
  const { isRepeated } = sent;
  const made = await make(sent.key()).catch((failure) => {
    // What an earlier call created has been deleted since.
    if (isRepeated && isGone(failure)) return make(sent.renewKey());
    throw failure;
  });
  const stored = valuesOf(made);
  if (!isRepeated || same(stored, values)) return made;
  const isOwn = sent.include(stored);
  // Others have changed it if it is neither as it was sent nor as it was created. The server then refuses the change.
  const base = isOwn
    ? { values: stored, updatedAt: made.updated_at }
    : { values: sent.first ?? stored, updatedAt: made.created_at };
  return change(made, base);
}
