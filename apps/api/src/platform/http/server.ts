import { randomUUID } from 'node:crypto';
import { jsonApiType, limits } from '@foreglow/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerProblem } from './answer-problem.ts';
import { describeRequest } from './describe-request.ts';
import { problem } from './problem.ts';
import { addSecurityHeaders, securityHeadersFor } from './security-headers.ts';

export interface ServerOptions {
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** Another origin that pages read pictures from and send files to. */
  readonly filesOrigin: string | undefined;
  /** Other origins that pages show pictures from. */
  readonly pictureOrigins: readonly string[];
}

/** A Fastify server that reads JSON:API, JSON and CSV bodies and answers every failure as an error document. */
export function createServer(options: ServerOptions): FastifyInstance {
  const securityHeaders = securityHeadersFor(options);
  const app = Fastify({
    logger: { level: options.logLevel, serializers: { req: describeRequest } },
    trustProxy: options.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    // Tests and shutdown should not wait for connections that browsers keep open.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // What the router refuses never reaches a hook or the error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      answerProblem(error, request, reply);
    },
  });
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(['application/json', jsonApiType], { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addSecurityHeaders(app, securityHeaders);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/v1/')) reply.header('cache-control', 'no-store').header('vary', 'accept');
    // Fastify adds a character set, and the media type of JSON:API has no such parameter.
    if (String(reply.getHeader('content-type')).startsWith(jsonApiType)) reply.header('content-type', jsonApiType);
  });
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) =>
    answerProblem(Object.assign(problem('not_found'), { code: '' }), request, reply),
  );
  return app;
}
