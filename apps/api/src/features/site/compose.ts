import type { Platform } from '#platform/platform.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { settingsRoutes, siteRoutes } from './routes.ts';
import { type SiteFacts, SiteService } from './site.service.ts';

interface Needs
  extends Pick<SiteFacts, 'mailFrom' | 'hosts' | 'regionalTheme' | 'stockPhotos' | 'sentryDsn' | 'analytics'> {
  readonly auth: AuthService;
  readonly settings: SettingsService;
}

/** Composes the public configuration, and the settings with the status of the installation. */
export function composeSite(platform: Platform, { auth, settings, ...facts }: Needs) {
  const { database, ai, mailer, rateLimits, themes, languages, version, uploads } = platform;
  const site = new SiteService(
    { database, ai, auth, settings, mailer, rateLimits, themes, languages },
    { ...facts, version, uploads, startedAt: new Date() },
  );
  return { routes: { ...siteRoutes(site), ...settingsRoutes(site, settings) }, api: site };
}
