import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../http/problem.ts';
import { ownKey } from './appearance.ts';
import type { Theme } from './theme.ts';
import { themeStyles } from './theme-styles.rules.ts';
import { type Themes, themesPath } from './themes.ts';

const cssType = 'text/css; charset=utf-8';
const forAYear = 'public, max-age=31536000, immutable';

/** The address of the styles of a theme. It changes with them. */
export function stylesAddress(theme: Theme): string {
  const hash = createHash('sha256').update(themeStyles(theme)).digest('hex').slice(0, 10);
  return `${themesPath}${theme.key}/theme-${hash}.css`;
}

/**
 * Serves the styles and pictures of themes. Each has a separate route, so that no requested address is used as a path
 * of a file. The addresses of the theme that administrators have made change while the server runs: another server may
 * already have written one into a page, so what is stored is read again for an unknown one. `refresh` does that.
 */
export function serveThemes(app: FastifyInstance, themes: Themes, refresh: () => Promise<void>): void {
  const send = (reply: FastifyReply, type: string, bytes: Buffer | string) =>
    reply
      .type(type)
      .headers({
        'cache-control': forAYear,
        // A drawing that is opened directly must not be able to do anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(bytes);
  const serve = (address: string, type: string, bytes: Buffer | string) =>
    app.get(address, async (_request, reply) => send(reply, type, bytes));
  for (const theme of themes.all()) {
    serve(stylesAddress(theme), cssType, themeStyles(theme));
    // A file can have two roles.
    const pictures = new Map(Object.values(theme.pictures).map((picture) => [picture.address, picture]));
    for (const { address, type, bytes } of pictures.values()) serve(address, type, bytes);
  }
  app.get<{ Params: { file: string } }>(`${themesPath}${ownKey}/:file`, async (request, reply) => {
    const address = `${themesPath}${ownKey}/${request.params.file}`;
    let found = ownFile(themes, address);
    if (!found) {
      await refresh();
      found = ownFile(themes, address);
    }
    if (!found) throw problem('not_found');
    return send(reply, found.type, found.bytes);
  });
}

/** The styles or a picture of the theme that administrators have made. */
function ownFile(
  { own }: Themes,
  address: string,
): { readonly type: string; readonly bytes: Buffer | string } | undefined {
  if (!own) return undefined;
  if (address === stylesAddress(own)) return { type: cssType, bytes: themeStyles(own) };
  return Object.values(own.pictures).find((picture) => picture.address === address);
}
