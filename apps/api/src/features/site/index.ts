export { composeSite } from './compose.ts';
export type { SiteService } from './site.service.ts';
export { themeOf } from './theme.rules.ts';
