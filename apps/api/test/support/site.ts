import { once } from 'node:events';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { siteCertificate, siteKey } from './site-certificate.ts';

/** The ports of the sites of this test. A product of the test may reach these ports on loopback. */
export const sitePorts = new Set<number>();

export interface Site {
  readonly port: number;
  /** The requests it got, oldest first. */
  readonly requests: IncomingMessage[];
  /** The address of a path on it. */
  at(path: string, host?: string): string;
  stop(): Promise<void>;
}

interface SiteOptions {
  readonly secure?: boolean;
  /** The port is not among those that a product of the test may reach. */
  readonly hidden?: boolean;
}

/** Starts a web site on loopback. */
export async function startSite(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { secure = false, hidden = false }: SiteOptions = {},
): Promise<Site> {
  const requests: IncomingMessage[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    response.on('error', () => undefined);
    answer(request, response);
  };
  const server = secure ? createSecure({ cert: siteCertificate, key: siteKey }, listener) : createPlain(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!hidden) sitePorts.add(port);
  return {
    port,
    requests,
    at: (path, host = '127.0.0.1') => `${secure ? 'https' : 'http'}://${host}:${port}${path}`,
    async stop() {
      sitePorts.delete(port);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers by path; unknown paths are answered with 404. */
export const byPath =
  (pages: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const page = pages[new URL(request.url ?? '/', 'http://site.test').pathname];
    if (page) page(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not here</title>');
  };

/** Answers with a text or a file. */
export const answerWith =
  (content: string | Buffer, type = 'text/html; charset=utf-8') =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': type }).end(content);
