import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Recorded {
  readonly path: string;
  readonly body: string;
}

/** A server of another site that accepts and records everything that pages send to it. It ends with the process. */
export async function startRecorder() {
  const recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    recorded.push({ path: new URL(request.url ?? '', 'http://recorder').pathname, body });
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
  }).listen(0, '127.0.0.1');
  server.unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, recorded };
}
