import DataLoader from 'dataloader';

/** The maximum number of keys in one query; further ones start another query. */
const maxKeys = 100;

/**
 * Joins lookups that arrive while another query of the same kind is running into one query, which saves a round trip to
 * the database for each of them. Nothing is cached: a query begins after all its lookups, so each of them sees
 * everything committed before. `readAll` gets each key once, and returns the results by key.
 */
export function batched<V>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<string, V | undefined>(
    async (keys) => {
      const reading = readAll([...new Set(keys)]);
      running = reading.catch(() => undefined);
      const found = await reading;
      return keys.map((key) => found.get(key));
    },
    {
      cache: false,
      maxBatchSize: maxKeys,
      batchScheduleFn: (begin) => void running.then(() => setImmediate(begin)),
    },
  );
  return (key) => loader.load(key);
}
