import type { Endpoint } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';
import { apiReferencePage } from './api-reference.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the description of the API for programs (`/v1/openapi.json`) and for people (`/docs/api`). */
export function serveApiDocs(app: FastifyInstance, api: Readonly<Record<string, Endpoint>>, version: string): void {
  const document = openApiDocument(api, {
    title: 'Foreglow API',
    version,
    description:
      'JSON:API 1.1 over HTTP. Sign in with POST /v1/login and send the token as a bearer token. Every failure is answered with an error document whose codes are stable.',
  });
  const text = JSON.stringify(document);
  const page = apiReferencePage(document);
  app.get('/v1/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  app.get('/docs/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
