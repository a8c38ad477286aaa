import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const queue = () => new BoundedQueue({ atOnce: 2, mayWait: 1, busy: 'Too many.' });

/** Work that runs until it is told to end. */
function endless() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

describe('a bounded queue', () => {
  it('refuses what comes when all places are taken, with the time to wait, and takes it later', async () => {
    const bounded = queue();
    const running = [endless(), endless(), endless()];
    const results = running.map(({ work }) => bounded.run(work));
    await expect(bounded.run(async () => 'fourth')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    for (const { resolve } of running) resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
    expect(await bounded.run(async () => 'later')).toBe('later');
  });

  it('gives the place of work that failed to the next', async () => {
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

  it('never runs more at once than it may', async () => {
    const bounded = new BoundedQueue({ atOnce: 3, mayWait: 100, busy: '' });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, () => bounded.run(work)));
    expect(most).toBe(3);
  });
});
