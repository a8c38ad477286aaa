import { serverLimits } from '@foreglow/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeLingering } from './lingering-close.ts';
import { problem } from './problem.ts';

/** How long things may take, in milliseconds: a request until it has arrived, and calls when the server closes. */
export interface ServerTimes {
  readonly headersMs: number;
  /** The whole request: 25 MB arrive in this time at 0.7 Mbit/s. */
  readonly requestMs: number;
  /** Between two pieces of a body. */
  readonly idleBodyMs: number;
  /** The whole body, if only a small one is allowed. */
  readonly smallBodyMs: number;
  /** A connection whose body was rejected, after the answer. */
  readonly lingerMs: number;
  /** Running calls when the server closes; process managers wait 45 s for all of it. */
  readonly closingMs: number;
  /** How often Node looks for requests that take too long. */
  readonly checkEveryMs: number;
}

export const serverTimes: ServerTimes = {
  headersMs: 20_000,
  requestMs: 300_000,
  idleBodyMs: 20_000,
  smallBodyMs: 20_000,
  lingerMs: 2_000,
  closingMs: 20_000,
  checkEveryMs: 5_000,
};

/** Ends requests whose body does not arrive in time: they get a 408, and the connection is closed. */
export function limitBodyTimes(app: FastifyInstance, times: ServerTimes): void {
  app.addHook('preParsing', async (request, reply) => {
    if (!isBodyComing(request)) return;
    const { raw } = request;
    const giveUp = () => {
      // A body that has arrived may wait to be read, for instance until its sender is identified.
      if (reply.sent || raw.complete) return;
      // The reader of the body keeps waiting until the body is destroyed.
      reply.raw.once('finish', () => raw.destroy());
      reply.send(problem('request_timeout'));
    };
    // Counted at the socket, since a listener for data would consume the body. The listener at the answer stays: without
    // it, Node would end the connection of a body that has arrived and is still being worked on.
    reply.raw.setTimeout(times.idleBodyMs, giveUp);
    const isSmall = request.routeOptions.bodyLimit <= serverLimits.anonymousBodyBytes;
    const whole = isSmall ? setTimeout(giveUp, times.smallBodyMs) : undefined;
    const arrived = () => clearTimeout(whole);
    raw.once('end', arrived).once('close', arrived);
  });
}

/** True while a part of the body has not arrived yet. */
const isBodyComing = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** An answer sent before the end of the body ends the connection, and the rest of the body is discarded. */
export function closeIfBodyIsComing(request: FastifyRequest, reply: FastifyReply, { lingerMs }: ServerTimes): void {
  if (!isBodyComing(request)) return;
  reply.header('connection', 'close');
  closeLingering(request, lingerMs);
}
