import { describe, expect, it } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const program = new URL('../../../test/support/busy-thread.ts', import.meta.url);
const run = (work: string, stop: AbortSignal = new AbortController().signal, onUpdate?: (updates: string) => void) =>
  runInThread<string, string>({ program, data: { work }, memoryMb: 32, stop, ...(onUpdate && { onUpdate }) });

describe('a program in a separate thread', () => {
  it('sends its updates, then its result', async () => {
    const updates: string[] = [];
    expect(await run('finish', undefined, (one) => updates.push(one))).toEqual({ how: 'finished', result: 'finished' });
    expect(updates).toEqual(['started']);
  });

  it('can be ended in the middle of its work, and blocks nobody until then', async () => {
    const controller = new AbortController();
    // It never pauses. If this thread receives its first message, the other one blocks nobody.
    const end = await run('for ever', controller.signal, () => controller.abort());
    expect(end).toEqual({ how: 'stopped' });
    expect(await run('for ever', controller.signal)).toEqual({ how: 'stopped' });
  });

  it('is ended when it takes too much memory', async () => {
    expect(await run('fill the memory')).toEqual({ how: 'out of memory' });
  });

  it('fails without affecting others', async () => {
    expect(await run('fail')).toEqual({ how: 'failed' });
  });
});
