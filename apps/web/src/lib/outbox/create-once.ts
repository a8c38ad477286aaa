import type { Base } from '../drafts/drafts.rules.ts';
import type { Entry } from './entry.ts';
import { isGone } from './outcome.rules.ts';

interface Created {
  readonly created_at: string;
  readonly updated_at: string;
}

interface Creating<V, T> {
  readonly values: V;
  readonly valuesOf: (created: T) => V;
  /** Creates something with a key. With one that was used before, the server returns what was created then. */
  readonly create: (key: string) => Promise<T>;
  /** Changes what an earlier call created, based on the state `base`. */
  readonly change: (created: T, base: Base<V>) => Promise<T>;
}

/**
 * Creates something new. If earlier calls got no answer, one of them may have created it: then it gets the values that
 * have been typed since. Changes that others have made meanwhile are a conflict, as with every change.
 */
export const createOnce = <V, T extends Created>(
  entry: Entry<V>,
  { values, valuesOf, create, change }: Creating<V, T>,
): Promise<T> =>
  entry.send(values, async () => {
    const { isRepeated } = entry;
    const created = await create(entry.key()).catch((failure) => {
      // What an earlier call created has been deleted since.
      if (isRepeated && isGone(failure)) return create(entry.renewKey());
      throw failure;
    });
    const saved = valuesOf(created);
    if (!isRepeated || entry.same(saved, values)) return created;
    // Others have changed it if it is neither as it was sent nor as it was created. The server then refuses the change.
    const base = entry.includes(saved)
      ? { values: saved, updatedAt: created.updated_at }
      : { values: entry.first ?? saved, updatedAt: created.created_at };
    return change(created, base);
  });
