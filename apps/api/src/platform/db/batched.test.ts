import { describe, expect, test } from 'vitest';
import { batched } from './batched.ts';

/** Batched lookups, with queries answered by the test. */
function source(maxQueries = 1) {
  const queries: { keys: readonly string[]; end: (values: Record<string, string> | Error) => void }[] = [];
  const read = batched<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({
          keys,
          end: (values) => (values instanceof Error ? reject(values) : resolve(new Map(Object.entries(values)))),
        });
      }),
    maxQueries,
  );
  const started = (count: number) => expect.poll(() => queries.length).toBe(count);
  return { queries, read, started };
}

describe('lookups that are joined into one query', () => {
  test('each get their own value, and undefined if nothing is found', async () => {
    const { queries, read, started } = source();
    const found = Promise.all([read('a'), read('b'), read('a'), read('c')]);
    await started(1);
    queries[0]?.end({ a: 'A', b: 'B' });
    expect(await found).toEqual(['A', 'B', 'A', undefined]);
    expect(queries[0]?.keys).toEqual(['a', 'b', 'c']);
  });

  test('never join a query that has begun: they would not see what has been committed since', async () => {
    const { queries, read, started } = source();
    const before = read('a');
    await started(1);
    const after = read('a');
    queries[0]?.end({ a: 'before' });
    await started(2);
    queries[1]?.end({ a: 'after' });
    expect([await before, await after]).toEqual(['before', 'after']);
  });

  test('fail together with their query, but the next ones do not', async () => {
    const { queries, read, started } = source();
    const failing = Promise.allSettled([read('a'), read('b')]);
    await started(1);
    const next = read('a');
    queries[0]?.end(new Error('The connection broke.'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await started(2);
    queries[1]?.end({ a: 'A' });
    expect(await next).toBe('A');
  });

  test('are split if there are too many for one query', async () => {
    const { queries, read, started } = source(2);
    const found = Promise.all(Array.from({ length: 150 }, (_, at) => read(`key ${at}`)));
    await started(2);
    for (const { keys, end } of queries) end(Object.fromEntries(keys.map((key) => [key, key.toUpperCase()])));
    expect((await found).at(-1)).toBe('KEY 149');
  });

  test('wait and are joined while as many queries are running as may run at the same time', async () => {
    const { queries, read, started } = source(2);
    const first = read('a');
    await started(1);
    const second = read('b');
    await started(2);
    const waiting = [read('c'), read('d')];
    await new Promise(setImmediate);
    expect(queries).toHaveLength(2);
    queries[1]?.end({ b: 'B' });
    await started(3);
    expect(queries[2]?.keys).toEqual(['c', 'd']);
    queries[2]?.end({ c: 'C', d: 'D' });
    queries[0]?.end({ a: 'A' });
    expect(await Promise.all([first, second, ...waiting])).toEqual(['A', 'B', 'C', 'D']);
  });
});
