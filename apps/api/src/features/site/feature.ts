import { feature } from '#composition/feature.ts';
import type { FilesConfig } from '#platform/files/open-files.ts';
import { auth } from '../auth/feature.ts';
import { capture } from '../capture/feature.ts';
import { legal } from '../legal/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { reachOut } from '../reach-out/feature.ts';
import { settings } from '../settings/feature.ts';
import { settingsRoutes, siteRoutes } from './routes.ts';
import { type SiteFacts, SiteService } from './site.service.ts';
import { WaitingService } from './waiting.service.ts';

/** The public configuration, and the settings with the status of the installation. */
export const site = feature({
  name: 'site',
  uses: () => ({ auth, capture, legal, permissions, reachOut, settings }),
  shares: ['site.service.ts', 'theme.rules.ts'],
  compose(platform, { auth, capture, legal, reachOut, settings }, { config }) {
    const { database, ai, mailer, rateLimits, themes, languages, version, uploads, files } = platform;
    const site = new SiteService(
      { database, ai, auth, settings, mailer, rateLimits, themes, languages },
      {
        hosts: config.hosts,
        regionalTheme: config.regionalTheme,
        sentryDsn: config.sentryDsn,
        analytics: config.analytics,
        stockPhotos: capture.stockPhotos,
        hasImprint: () => legal.linked().includes('imprint'),
        version,
        files: placeOf(config.files, files.origin),
        uploads,
        startedAt: new Date(),
      },
    );
    const waiting = new WaitingService({
      db: platform.db,
      settings: platform.settings,
      unreadMessages: reachOut.unread,
      dataDir: config.dataDir,
    });
    return { routes: { ...siteRoutes(site), ...settingsRoutes(site, settings, waiting) }, api: site };
  },
});

/** Where files are kept, as administrators see it. */
const placeOf = (config: FilesConfig, origin: string | undefined): SiteFacts['files'] => ({
  kind: config.kind,
  place: config.kind === 's3' ? `${config.bucket}, ${origin ? new URL(origin).host : ''}` : null,
});
