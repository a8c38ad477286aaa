export { siteRoutes } from './routes.ts';
export { SiteService } from './site.service.ts';
