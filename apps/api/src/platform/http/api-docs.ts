import type { Endpoint } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';
import { apiReferencePage } from './api-reference.ts';
import { openApiDocument } from './openapi.ts';

/**
 * Serves the description of the API for programs (`/v1/openapi.json`) and for people (`/docs/api`). Without a limit: it
 * comes from memory, and counting the calls would cost more than answering them.
 */
export function serveApiDocs(app: FastifyInstance, api: Readonly<Record<string, Endpoint>>, version: string): void {
  // Created on the first request, since describing every call takes longer than the rest of the start.
  let made: { readonly document: string; readonly page: string } | undefined;
  const docs = () => {
    if (made) return made;
    const document = openApiDocument(api, { title: 'Foreglow API', version, description });
    made = { document: JSON.stringify(document), page: apiReferencePage(document) };
    return made;
  };
  app.get('/v1/openapi.json', (_request, reply) => reply.type('application/json').send(docs().document));
  app.get('/docs/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page));
}

const description =
  'JSON:API 1.1 over HTTP. Sign in with POST /v1/login and send the token as a bearer token. Every failure is answered with an error document whose codes are stable.';
