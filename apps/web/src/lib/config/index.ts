export { siteConfigQuery, useLanguages, useSiteConfig } from './site-config.ts';
