import type { radarFileEndpoints } from '@foreglow/contract/radars/file-endpoints';
import type { HandlersOf } from '#features/permissions/call-context.ts';
import { guarded } from '#platform/http/handlers.ts';
import type { Theme } from '#platform/themes/theme.ts';
import type { PublicRadarsService } from '../public-page/public-radars.service.ts';
import type { RadarsService } from '../radars.service.ts';
import type { RadarFilesService } from './radar-files.service.ts';

interface Parts {
  readonly radars: RadarsService;
  readonly files: RadarFilesService;
  readonly pages: PublicRadarsService;
  /** The theme with the name. */
  readonly siteThemeOf: (name: string) => Theme;
}

export const radarFileRoutes = ({
  radars,
  files,
  pages,
  siteThemeOf,
}: Parts): HandlersOf<typeof radarFileEndpoints> => ({
  readRadarFile: guarded(
    ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.view'),
    ({ query: { format, shape, theme, locale, dump }, context }, found) =>
      files.read(context.actor, found, { format, shape, theme, locale, dump, siteTheme: siteThemeOf(context.theme) }),
  ),
  readPublicRadar: ({ params, query, context: { address, origin, theme } }) =>
    pages.page(
      { token: params.token, locale: query.locale, address, origin, siteTheme: siteThemeOf(theme) },
      query.theme,
    ),
  readPublicRadarFile: ({
    params,
    query: { format, shape, theme, locale },
    context: { address, origin, ...context },
  }) =>
    pages.file({ token: params.token, locale, address, origin, siteTheme: siteThemeOf(context.theme) }, format, {
      shape,
      theme,
    }),
});
