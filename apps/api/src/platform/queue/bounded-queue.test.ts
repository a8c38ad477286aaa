import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const queue = () => new BoundedQueue({ atOnce: 2, mayWait: 1, busy: 'Too many.' });

/** Work that runs until the test ends it. */
function endless() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

describe('a bounded queue', () => {
  it('refuses work when all places are taken, with the time to wait, and accepts it later', async () => {
    const bounded = queue();
    const running = [endless(), endless(), endless()];
    const results = running.map(({ work }) => bounded.run(work));
    await expect(bounded.run(async () => 'fourth')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    for (const { resolve } of running) resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
    expect(await bounded.run(async () => 'later')).toBe('later');
  });

  it('passes the place of failed work to the next', async () => {
    const bounded = queue();
    const running = [endless(), endless()];
    const results = running.map(({ work }) => bounded.run(work));
    const third = bounded.run(async () => 'third');
    running[0]?.reject(new Error('failed'));
    await expect(results[0]).rejects.toThrow('failed');
    expect(await third).toBe('third');
    running[1]?.resolve('second');
    expect(await results[1]).toBe('second');
  });

  it('never gives all places to one person, neither running nor waiting', async () => {
    const perPerson = { atOnce: 1, mayWait: 1 };
    const bounded = new BoundedQueue({ atOnce: 2, mayWait: 10, perPerson, busy: 'Too many.' });
    const started: string[] = [];
    const begin = (name: string, person: string) => {
      const { work, resolve } = endless();
      const result = bounded.run(() => {
        started.push(name);
        return work();
      }, person);
      return { result, end: () => resolve(name) };
    };
    const [first, second] = [begin('first of Ada', 'ada'), begin('second of Ada', 'ada')];
    await expect(begin('third of Ada', 'ada').result).rejects.toMatchObject({ status: 503 });
    const other = begin('first of Ben', 'ben');
    expect(started).toEqual(['first of Ada', 'first of Ben']);
    other.end();
    await other.result;
    expect(started).toHaveLength(2);
    first.end();
    await first.result;
    await new Promise(setImmediate);
    expect(started).toEqual(['first of Ada', 'first of Ben', 'second of Ada']);
    second.end();
    await second.result;
    // Control: without a limit per person Ada takes both places.
    const open = queue();
    const both = [endless(), endless()];
    const results = both.map(({ work }) => open.run(work, 'ada'));
    await expect(Promise.all([open.run(async () => '', 'ben'), open.run(async () => '', 'ben')])).rejects.toThrow();
    for (const { resolve } of both) resolve('done');
    await Promise.all(results);
  });

  it('never runs more at the same time than allowed', async () => {
    const bounded = new BoundedQueue({ atOnce: 3, mayWait: 100, busy: '' });
    let running = 0;
    let highest = 0;
    const work = async () => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, () => bounded.run(work)));
    expect(highest).toBe(3);
  });
});
