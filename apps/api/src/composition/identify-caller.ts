import type { FastifyRequest } from 'fastify';
import type { AuthService } from '#features/auth/auth.service.ts';
import type { CallContext } from '#features/permissions/call-context.ts';
import type { ProjectsService } from '#features/projects/projects.service.ts';
import type { SettingsService } from '#features/settings/settings.service.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { disconnectionOf } from '#platform/http/disconnection.ts';
import { isThemeName } from '#platform/themes/themes.ts';

interface Needs {
  readonly auth: AuthService;
  readonly projects: ProjectsService;
  readonly settings: SettingsService;
  /** Address of the installation, if a setting contains it. */
  readonly origin: string | undefined;
  /** Name of the theme of a host. */
  readonly themeOf: (host: string) => string;
}

/** Creates the function that identifies the caller of a request from its bearer token. */
export function identifyCallers({ auth, projects, settings, origin, themeOf }: Needs) {
  return async (request: FastifyRequest): Promise<CallContext> => {
    const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const slug = token ? projectOf(request) : undefined;
    const passOn = slug === undefined ? undefined : projects.readAhead(slug);
    const actor = await auth.actorOf(token);
    passOn?.(actor);
    return {
      actor,
      async renewActor() {
        const actor = await auth.actorOf(token);
        if (!actor.user.permissions.is_global_admin) await settings.assertOpen();
        return actor;
      },
      disconnected: () => disconnectionOf(request.raw.socket),
      address: callerAddress(request.ip),
      userAgent: request.headers['user-agent'],
      host: request.host,
      theme: themeNameIn(request.headers['x-theme']) ?? themeOf(request.host),
      origin,
    };
  };
}

/** The name in the theme header, if it is valid. */
const themeNameIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && isThemeName(header) ? header : undefined;

/**
 * The slug in the address of a call that reads part of a project. Such calls have no body that takes time to arrive.
 */
function projectOf({ method, params, routeOptions }: FastifyRequest): string | undefined {
  if (method !== 'GET' || !routeOptions.url?.startsWith('/v1/projects/:id')) return undefined;
  return (params as { readonly id?: string }).id;
}
