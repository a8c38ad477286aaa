import { api, apiGroups, type Endpoint, requirementsOf } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '#features/permissions/call-context.ts';
import { serveApiDocs } from '#platform/http/api-docs.ts';
import { compressAnswers } from '#platform/http/compression.ts';
import { registerEndpoints, type Surroundings } from '#platform/http/endpoints.ts';
import { problem } from '#platform/http/problem.ts';
import { createServer, type ServerOptions } from '#platform/http/server.ts';
import { serveWebApp } from '#platform/http/web-app.ts';
import { serveLanguages } from '#platform/languages/serve-languages.ts';
import { serveThemes } from '#platform/themes/serve-themes.ts';
import type { Composition } from './composition.ts';

export interface AppOptions
  extends Omit<ServerOptions, 'filesOrigin' | 'pictureOrigins' | 'callOrigins' | 'reportOrigins' | 'alwaysTls'> {
  readonly version: string;
  /** Folder of the built web application; without it only the API is served. */
  readonly webFolder: string | undefined;
}

/** Builds the server; it does not listen yet. */
export async function buildApp(composition: Composition, options: AppOptions): Promise<FastifyInstance> {
  const app = createServer({
    ...options,
    filesOrigin: composition.filesOrigin,
    alwaysTls: composition.alwaysTls,
    pictureOrigins: composition.pictureOrigins,
    callOrigins: composition.callOrigins,
    reportOrigins: composition.reportOrigins,
  });
  await compressAnswers(app);
  const surroundings: Surroundings<CallContext> = {
    async before(endpoint: Endpoint, request) {
      // What watches the process is answered without the database.
      if (endpoint.unlimited === undefined) await composition.refreshSettings();
      const context = await composition.contextOf(request);
      if (!endpoint.duringMaintenance && !context.actor.permissions.is_global_admin) {
        await composition.settings.assertOpen();
      }
      if (endpoint.access !== 'anonymous' && !context.actor.isSignedIn) throw problem('login_required');
      if (endpoint.access === 'anonymous' && endpoint.body) await composition.anonymousBodies.take(context.address);
      if (endpoint.access === 'global-admin' && !context.actor.permissions.is_global_admin) throw problem('forbidden');
      context.actor.limitTo(
        requirementsOf(endpoint)
          .flat()
          .filter((action) => action !== 'signed-in'),
      );
      return context;
    },
    nameOf: ({ actor, address }) => (actor.isSignedIn ? `user ${actor.user.userId}` : address),
    assertAuthorised(endpoint, { actor }) {
      const { method, path, access } = endpoint;
      const isRight =
        access === 'global-admin' ? actor.hasAuthorised('installation.administer') : actor.hasAuthorised();
      if (typeof access === 'string' && !isRight) throw new Error(`${method} ${path} authorised nothing.`);
      for (const actions of requirementsOf(endpoint)) {
        if (!actions.some((action) => action === 'signed-in' || actor.hasAuthorised(action))) {
          throw new Error(`${method} ${path} did not authorise ${actions.join(' or ')}.`);
        }
      }
    },
  };
  registerEndpoints(app, api, composition.handlers, surroundings);
  composition.serveFiles(app);
  composition.serveFonts(app);
  serveThemes(app, composition.themes, composition.refreshSettingsNow);
  serveLanguages(app, composition.languages);
  serveApiDocs(app, apiGroups, options.version);
  if (options.webFolder) {
    await serveWebApp(app, {
      folder: options.webFolder,
      config: (request) => composition.site.config(request.host),
      themes: composition.themes,
    });
  }
  return app;
}
