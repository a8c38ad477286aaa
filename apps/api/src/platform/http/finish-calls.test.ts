import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { plainServer } from '#test/support/plain-server.ts';
import { serverTimes } from './body-times.ts';
import { endsWithServer, finishCallsOnClose } from './finish-calls.ts';

let app = Fastify();
afterEach(() => app.close());

/** Starts a server with a call that waits for `finish` and one that never ends. Closing it takes at most `maxMs`. */
async function serve(maxMs: number) {
  app = Fastify({ forceCloseConnections: true });
  finishCallsOnClose(app, maxMs);
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begun.resolve();
    await told.promise;
    return 'finished';
  });
  app.get('/endless', (_request, reply) => {
    endsWithServer(reply.raw);
    reply.raw.write('begun');
    begun.resolve();
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** Calls an address; returns the promise of its text once the call runs. */
  const begin = async (path: string) => {
    const text = fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
    text.catch(() => undefined);
    await begun.promise;
    return { text };
  };
  return { port, begin, finish: told.resolve };
}

const refused = async (port: number): Promise<string> => {
  const [error] = await once(connect(port, '127.0.0.1'), 'connect').then(
    () => [{ code: 'connected' }],
    (thrown: NodeJS.ErrnoException) => [thrown],
  );
  return String(error?.code);
};

describe('a server that closes', () => {
  it('answers the call that is running, and refuses new connections meanwhile', async () => {
    const { port, begin, finish } = await serve(60_000);
    const { text } = await begin('/slow');
    const closing = app.close();
    await setImmediate();
    expect(await refused(port)).toBe('ECONNREFUSED');
    finish();
    expect(await text).toBe('finished');
    await closing;
  });

  it('ends an endless answer at once', async () => {
    const { begin } = await serve(60_000);
    const { text } = await begin('/endless');
    await app.close();
    expect(await text).toBe('begun');
  });

  it('cuts off a call that takes too long', async () => {
    const { begin } = await serve(50);
    const { text } = await begin('/slow');
    await app.close();
    await expect(text).rejects.toThrow('fetch failed');
  });

  it('waits for running calls within the time that Fastify gives closing', async () => {
    const server = plainServer();
    // Beyond this time, closing fails, and the process would end without closing its database.
    expect(server.initialConfig.pluginTimeout).toBeGreaterThan(serverTimes.closingMs);
    await server.close();
  });
});
