import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers without an end of their own, which do not keep the server from closing. */
const endless = new WeakSet<ServerResponse>();

/** Declares that an answer goes on until the caller leaves, so that the server ends it when it closes. */
export const endsWithServer = (answer: ServerResponse): void => void endless.add(answer);

/**
 * When the server closes, lets running calls get their answers: their changes are stored in any case, and a caller
 * without an answer would make them again. New connections are refused at once. Waits at most the given time, in
 * milliseconds, for a caller who sends or reads slowly.
 */
export function finishCallsOnClose(app: FastifyInstance, maxMs: number): void {
  const running = new Set<ServerResponse>();
  let whenFinished = () => {};
  app.server.on('request', (_request, answer) => {
    running.add(answer);
    answer.once('close', () => {
      running.delete(answer);
      if (running.size === 0) whenFinished();
    });
  });
  app.addHook('preClose', async () => {
    app.server.close();
    for (const answer of running) if (endless.has(answer)) answer.end();
    if (running.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    whenFinished = resolve;
    const timer = setTimeout(resolve, maxMs);
    await promise;
    clearTimeout(timer);
  });
}
