import { videoFrameOrigins } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The page's policy: scripts only from our own origin, never inline. Styles may be inline, since the component library
 * writes its variables into the page. Frames may only be the players of videos. The browser itself plays other videos
 * of the wiki from any site: media run no scripts, and the site is unknown until somebody writes its address into a
 * page.
 */
const contentSecurityPolicy = (
  filesOrigin: string,
  pictureOrigins: readonly string[],
  callOrigins: readonly string[],
  reportOrigins: readonly string[],
) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${[filesOrigin, ...pictureOrigins, ...callOrigins].join(' ').trim()}`,
    "font-src 'self'",
    `connect-src 'self' ${[filesOrigin, ...callOrigins, ...reportOrigins].join(' ').trim()}`,
    `frame-src ${videoFrameOrigins.join(' ')}`,
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');

interface Origins {
  readonly filesOrigin: string | undefined;
  readonly pictureOrigins: readonly string[];
  readonly callOrigins: readonly string[];
  readonly reportOrigins: readonly string[];
}

/**
 * The headers of every answer. Pictures may also come from the other origins. Files may be sent to the origin of the
 * files, calls to the hosts for calls, and reports to the services for reports.
 */
export const securityHeadersFor = ({
  filesOrigin,
  pictureOrigins,
  callOrigins,
  reportOrigins,
}: Origins): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(filesOrigin ?? '', pictureOrigins, callOrigins, reportOrigins),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

/**
 * Browsers then use only TLS for a year. This applies to this host only, since other hosts of the domain are not ours.
 */
const strictTransport = 'max-age=31536000';

/**
 * Sets the security headers on every answer. The TLS header is set if the call came by TLS, or if every call does
 * (`alwaysTls`).
 */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders, alwaysTls: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (alwaysTls || request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
  });
}
