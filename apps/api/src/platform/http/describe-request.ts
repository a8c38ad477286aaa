import type { FastifyRequest } from 'fastify';
import { redactUrl } from './redact-url.rules.ts';

type Described = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'remotePort'>;
};

/** A request for the log: Fastify's format, with the address redacted. */
export const describeRequest = ({ method, url, host, ip, socket }: Described) => ({
  method,
  url: redactUrl(url),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});
