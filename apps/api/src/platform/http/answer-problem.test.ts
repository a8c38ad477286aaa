import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { plainServer } from '#test/support/plain-server.ts';
import { storeProblem } from '../files/file-store.ts';
import { Problem } from './problem.ts';

let app: ReturnType<typeof plainServer> | undefined;
afterEach(() => app?.close());

/** A server with the usual level, and the lines that it logs. */
function serve() {
  const lines: string[] = [];
  const server = plainServer({ logLevel: 'warn', log: { write: (line) => lines.push(line) } });
  app = server;
  return { server, logged: (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line)) };
}

/** The lines that are logged when a call fails with the error. */
async function loggedFor(error: Error, status = 503): Promise<Record<string, unknown>[]> {
  const { server, logged } = serve();
  server.get('/v1/fails', async () => {
    throw error;
  });
  const answer = await server.inject({ url: '/v1/fails' });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toContain('EACCES');
  return logged();
}

it('the reason why files cannot be stored is logged, and not answered', async () => {
  const reason = "EACCES: permission denied, open '/srv/files/images/a.webp'";
  const [line, ...others] = await loggedFor(storeProblem(Object.assign(new Error(reason), { code: 'EACCES' })));
  expect(line).toMatchObject({ code: 'unavailable', route: 'GET /v1/fails', err: { message: `Error: ${reason}` } });
  expect(others).toEqual([]);
});

it('a deliberate refusal is not logged at the usual level', async () => {
  expect(
    await loggedFor(new Problem([{ code: 'unavailable', detail: 'The installation is being upgraded.' }])),
  ).toEqual([]);
});

it('a database without space left is not a fault of the server, and its reason is logged', async () => {
  const reason = 'could not extend file "base/5/17115": No space left on device';
  const [line, ...others] = await loggedFor(Object.assign(new Error(reason), { code: '53100' }), 507);
  expect(line).toMatchObject({ route: 'GET /v1/fails', err: { message: reason } });
  expect(others).toEqual([]);
});

it('a call while the database is away leaves one short line, without a stack', async () => {
  const reason = 'connect ECONNREFUSED 127.0.0.1:5432';
  const [line, ...others] = await loggedFor(Object.assign(new Error(reason), { code: 'ECONNREFUSED' }));
  expect(line).toMatchObject({ level: 40, reason, route: 'GET /v1/fails' });
  expect(JSON.stringify(line)).not.toContain('stack');
  expect(others).toEqual([]);
});

it('a missing file is no missing database: it is logged as a failure, with its stack', async () => {
  const reason = "ENOENT: no such file or directory, open '/srv/prompts/a.md'";
  const missing = Object.assign(new Error(reason), { code: 'ENOENT', syscall: 'open' });
  const [line, ...others] = await loggedFor(missing, 500);
  expect(line).toMatchObject({ level: 50, err: { message: reason, stack: expect.stringContaining('at ') } });
  expect(others).toEqual([]);
});

it('a caller who leaves while the body arrives leaves no line', async () => {
  const { server, logged } = serve();
  server.post('/v1/cards', async () => 'never');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /v1/cards HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  const [request] = await once(server.server, 'request');
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  await setImmediate();
  expect(logged()).toEqual([]);
});
