import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Theme } from './theme.ts';
import { themeStyles } from './theme-styles.rules.ts';
import { type Themes, themesPath } from './themes.ts';

const forAYear = 'public, max-age=31536000, immutable';

/** The address of the styles of a theme. It changes with them. */
export function stylesAddress(theme: Theme): string {
  const hash = createHash('sha256').update(themeStyles(theme)).digest('hex').slice(0, 10);
  return `${themesPath}${theme.key}/theme-${hash}.css`;
}

/**
 * Serves the styles and pictures of themes. Each has a separate route, so that no requested address is used as a path
 * of a file.
 */
export function serveThemes(app: FastifyInstance, themes: Themes): void {
  const serve = (address: string, type: string, bytes: Buffer | string) =>
    app.get(address, async (_request, reply) =>
      reply
        .type(type)
        .headers({
          'cache-control': forAYear,
          // A drawing that is opened directly must not be able to do anything.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .send(bytes),
    );
  for (const theme of themes.all()) {
    serve(stylesAddress(theme), 'text/css; charset=utf-8', themeStyles(theme));
    // A file can have two roles.
    const pictures = new Map(Object.values(theme.pictures).map((picture) => [picture.address, picture]));
    for (const { address, type, bytes } of pictures.values()) serve(address, type, bytes);
  }
}
