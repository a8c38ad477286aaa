import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { jsonApiType, serverLimits, tableTypes } from '@foreglow/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ErrorReports } from '../reports/error-reports.ts';
import { reportLogged } from '../reports/report-logged.ts';
import { answerProblem, refuseConnection } from './answer-problem.ts';
import { closeIfBodyIsComing, limitBodyTimes, type ServerTimes, serverTimes } from './body-times.ts';
import { type TrustedProxies, trustProxyOption } from './caller-address.ts';
import { describeRequest } from './describe-request.ts';
import { finishCallsOnClose } from './finish-calls.ts';
import { routedUrl } from './page-path.rules.ts';
import { problem } from './problem.ts';
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts';
import { compileWhenUsed } from './serialisers.ts';

/** Calls whose answers must not be cached. One of them has a reading method but changes something. */
const isOfApi = /^\/(?:v1|terminate|radar-workflow)(?:\/|$)/;

export interface ServerOptions {
  readonly logLevel: string;
  /** The destination of the log; without it, standard output. */
  readonly log?: { write(line: string): void };
  readonly trustProxy: TrustedProxies;
  /** Times that differ from the defaults. */
  readonly times?: Partial<ServerTimes>;
  /** Whether people can reach this server only by TLS, although it does not use TLS itself. */
  readonly alwaysTls: boolean;
  /** Another origin from which pages read pictures and to which they send files. */
  readonly filesOrigin: string | undefined;
  /** Other origins of pictures that pages may show. */
  readonly pictureOrigins: readonly string[];
  /** Other origins that pages may call. */
  readonly callOrigins: readonly string[];
  /** Origins of the services to which pages send error reports and page views. */
  readonly reportOrigins: readonly string[];
  /** A service to which logged failures are also reported. */
  readonly reports?: ErrorReports | undefined;
}

/** How long a plugin may take to start, or to close besides waiting for running calls. The default of Fastify. */
const pluginMs = 10_000;

/** A Fastify server that reads JSON:API, JSON and CSV bodies and answers every failure as an error document. */
export function createServer(options: ServerOptions): FastifyInstance {
  const securityHeaders = securityHeadersFor(options);
  const times = { ...serverTimes, ...options.times };
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { req: describeRequest },
      ...(options.log && { stream: options.log }),
      ...(options.reports && { hooks: { logMethod: reportLogged(options.reports) } }),
    },
    trustProxy: trustProxyOption(options.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: serverLimits.bodyBytes,
    requestTimeout: times.requestMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkEveryMs },
    clientErrorHandler: refuseConnection,
    // Once running calls have their answers (`finishCallsOnClose`), connections that browsers keep open are cut.
    forceCloseConnections: true,
    // Fastify counts closing as the work of a plugin. If running calls could take longer, `close` would fail before it
    // has ended, and what the process closes after it would stay open.
    pluginTimeout: times.closingMs + pluginMs,
    // The contract limits parameters. A lower limit here would answer longer ones like unknown addresses.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
    rewriteUrl: routedUrl,
    // Requests that the router rejects never reach a hook or the error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      closeIfBodyIsComing(request, reply, times);
      answerProblem(error, request, reply);
    },
  });
  app.setSerializerCompiler(compileWhenUsed);
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(['application/json', jsonApiType], { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    // Decoding would replace what is not UTF-8 by question marks, and these would be stored.
    else if (!isUtf8(body)) done(problem('malformed_json', 'The body is not encoded in UTF-8.'));
    // It calls `done`; its type allows a promise, which it never returns.
    else void parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser([...tableTypes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addSecurityHeaders(app, securityHeaders, options.alwaysTls);
  // An unknown address is rejected before its body is read; Fastify would read the body first.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw problem('not_found');
  });
  limitBodyTimes(app, times);
  finishCallsOnClose(app, times.closingMs);
  app.addHook('onSend', async (request, reply) => {
    closeIfBodyIsComing(request, reply, times);
    if (isOfApi.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store').header('vary', 'accept');
    }
    // Fastify would add a character set, but the media type of JSON:API has no such parameter.
    if (String(reply.getHeader('content-type')).startsWith(jsonApiType)) reply.header('content-type', jsonApiType);
  });
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) =>
    answerProblem(Object.assign(problem('not_found'), { code: '' }), request, reply),
  );
  return app;
}
