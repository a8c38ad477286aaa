import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { ThreadInput, ThreadMessage } from './run-in-thread.ts';

/**
 * The input of this thread in parts, each requested when the previous one has been used. For use by the program of a
 * thread.
 */
export async function* threadInput<Part>(): AsyncGenerator<Part> {
  if (!parentPort) throw new Error('This is not a thread.');
  const ask: ThreadMessage<never, never> = { wants: 'input' };
  while (true) {
    const answer = once(parentPort, 'message');
    parentPort.postMessage(ask);
    const [message] = (await answer) as [ThreadInput<Part>];
    if ('end' in message) return;
    yield message.part;
  }
}
