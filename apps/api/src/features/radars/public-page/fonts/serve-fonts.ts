import type { FastifyInstance } from 'fastify';
import { fontsPath, webFonts } from './web-fonts.ts';

/**
 * Serves the fonts of public pages. Their names change with their content, so they may be cached for ever. A page in a
 * frame with an opaque origin may load them too.
 */
export function serveRadarFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${fontsPath}:name`, (request, reply) => {
    const bytes = webFonts().find(({ name }) => name === request.params.name)?.bytes;
    if (!bytes) return reply.callNotFound();
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes);
  });
}
