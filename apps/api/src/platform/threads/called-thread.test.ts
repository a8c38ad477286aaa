import { afterEach, describe, expect, it } from 'vitest';
import type { TestCalls } from '#test/support/answering-thread.ts';
import { CalledThread } from './called-thread.ts';

const program = new URL('../../../test/support/answering-thread.ts', import.meta.url);

let thread: CalledThread<TestCalls>;
const open = () => {
  thread = new CalledThread<TestCalls>(program, 32);
  return thread;
};
afterEach(() => thread.end());

describe('a thread that answers calls', () => {
  it('answers each of them, in order', async () => {
    open();
    expect(await Promise.all([1, 2, 3].map((number) => thread.call('twice', number)))).toEqual([2, 4, 6]);
    expect([...(await thread.call('list', 3))]).toEqual([0, 1, 2]);
  });

  it('fails all waiting and later calls when it fails', async () => {
    open();
    const calls = [thread.call('fail', 'Broken.'), thread.call('twice', 1)];
    await Promise.all(calls.map((call) => expect(call).rejects.toThrow('Broken.')));
    await expect(thread.call('twice', 1)).rejects.toThrow('Broken.');
  });

  it('that needs too much memory is ended', async () => {
    await expect(open().call('fill', undefined)).rejects.toThrow('the thread ran out of memory');
  });

  it('can be ended in the middle of its work', async () => {
    const call = expect(open().call('twice', 1)).rejects.toThrow('the thread was ended');
    await thread.end();
    await call;
  });
});
