export { composeSite } from './compose.ts';
export type { SiteService } from './site.service.ts';
