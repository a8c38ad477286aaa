import DataLoader from 'dataloader';

/** The maximum number of keys in one query; further ones start another query. */
const maxKeys = 100;

/**
 * Joins lookups that arrive while queries of the same kind are running into one query, which saves a round trip to the
 * database for each of them. Nothing is cached: a query begins after all its lookups, so each of them sees everything
 * committed before. `readAll` gets each key once, and returns the results by key. At most `maxQueries` run at the same
 * time: with more, a lookup waits less, and fewer lookups share a query.
 */
export function batched<V>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  maxQueries: number,
): (key: string) => Promise<V | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const beginNext = () => {
    const begin = running < maxQueries ? waiting.shift() : undefined;
    if (!begin) return;
    running += 1;
    setImmediate(begin);
  };
  const loader = new DataLoader<string, V | undefined>(
    async (keys) => {
      try {
        const found = await readAll([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        running -= 1;
        beginNext();
      }
    },
    {
      cache: false,
      maxBatchSize: maxKeys,
      batchScheduleFn: (begin) => {
        waiting.push(begin);
        beginNext();
      },
    },
  );
  return (key) => loader.load(key);
}
