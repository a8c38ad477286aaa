import DataLoader from 'dataloader';

/** So many keys go into one query; more begin another one. */
const maxKeys = 100;

/**
 * Joins lookups that arrive while another query of the same kind is running into one query, which saves each of them a
 * round trip to the database. Nothing is kept: a query begins after all its lookups did, so each of them sees what was
 * committed before. `readAll` gets each key once, and returns what it finds by key.
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
