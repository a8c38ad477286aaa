export { settingsRoutes, siteRoutes } from './routes.ts';
export { SettingsService } from './settings.service.ts';
export { SiteService } from './site.service.ts';
