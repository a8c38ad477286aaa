import { setTimeout as sleep } from 'node:timers/promises';
import { serverLimits } from '@foreglow/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer } from './server.ts';

let app: ReturnType<typeof createServer>;
let address: string;

beforeEach(async () => {
  app = createServer({
    logLevel: 'silent',
    trustProxy: [],
    times: { idleBodyMs: 50, smallBodyMs: 50 },
    alwaysTls: false,
    filesOrigin: undefined,
    pictureOrigins: [],
    callOrigins: [],
    reportOrigins: [],
  });
  // As when it takes long to find out who sends a body.
  const preParsing = async () => void (await sleep(500));
  for (const bodyLimit of [100, serverLimits.bodyBytes]) {
    app.post(`/slow/${bodyLimit}`, { preParsing, bodyLimit }, async ({ body }) => body);
  }
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

it.each([100, serverLimits.bodyBytes])(
  'a body of at most %i bytes that has arrived is read, however long it waits',
  async (max) => {
    const body = JSON.stringify({ at: 'rest' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/slow/${max}`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([200, body]);
  },
);
