export { siteConfigQuery, useSiteConfig } from './site-config.ts';
