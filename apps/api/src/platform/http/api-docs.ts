import type { FastifyInstance } from 'fastify';
import { type EndpointGroups, openApiDocument } from './openapi.ts';

/**
 * Serves the OpenAPI description of the API (`/v1/openapi.json`), which the reference in the web application reads.
 * There is no rate limit: it comes from memory, and counting the calls would cost more than answering them.
 */
export function serveApiDocs(app: FastifyInstance, groups: EndpointGroups, version: string): void {
  // Created at the first request, since describing every call takes longer than the rest of the start.
  let document: string | undefined;
  app.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(groups, { title: 'Foreglow API', version, description }));
    return reply.type('application/json').send(document);
  });
}

const description =
  'JSON:API 1.1 over HTTP. Sign in with POST /v1/login and send the token as a bearer token. Every failure is answered with an error document whose codes are stable.';
