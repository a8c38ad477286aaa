import { parentPort } from 'node:worker_threads';
import type { Calls, ThreadAnswer, ThreadCall } from './called-thread.ts';

type Answers<C extends Calls> = { readonly [Name in keyof C]: (given: C[Name]['given']) => C[Name]['answer'] };

/**
 * Answers the calls to this thread; for use by the program of a thread. A typed array is transferred instead of copied,
 * so it must not share its buffer. An error ends the thread.
 */
export function answerCalls<C extends Calls>(answers: Answers<C>): void {
  const port = parentPort;
  port?.on('message', ({ number, name, given }: ThreadCall) => {
    const message: ThreadAnswer = { number, answer: answers[name]?.(given) };
    const { answer } = message;
    port.postMessage(
      message,
      ArrayBuffer.isView(answer) && answer.buffer instanceof ArrayBuffer ? [answer.buffer] : [],
    );
  });
}
