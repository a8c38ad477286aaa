import { createServer, type ServerOptions } from '#platform/http/server.ts';

/** A server without a product: routes are added by the test. It logs nothing unless the options say otherwise. */
export const plainServer = (options: Partial<Pick<ServerOptions, 'log' | 'logLevel'>> = {}) =>
  createServer({
    logLevel: 'silent',
    trustProxy: 0,
    alwaysTls: false,
    filesOrigin: undefined,
    pictureOrigins: [],
    callOrigins: [],
    reportOrigins: [],
    ...options,
  });
