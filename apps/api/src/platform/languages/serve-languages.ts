import type { FastifyInstance } from 'fastify';
import type { Languages } from './languages.ts';

/**
 * Serves the texts of added languages to the web application. Each has a separate route, as the files of themes have.
 */
export function serveLanguages(app: FastifyInstance, languages: Languages): void {
  for (const { address, webTexts } of languages.added) {
    app.get(address, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(webTexts),
    );
  }
}
