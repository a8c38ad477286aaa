import type { SiteConfig } from '@foreglow/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { builtInLanguages, type Language } from '../i18n/language.rules.ts';
import { queryRoots } from '../query/query-roots.ts';

/** The public configuration of the site: inlined into the page, or else fetched. */
export const siteConfigQuery = queryOptions({
  queryKey: [queryRoots.siteConfig],
  queryFn: async ({ signal }) => inlined() ?? (await call('GET /config', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

function inlined(): SiteConfig | undefined {
  const element = document.querySelector('script#config');
  const text = element?.textContent;
  // The inlined configuration is used once, so that a later fetch asks the server.
  element?.remove();
  return text ? (JSON.parse(text) as SiteConfig) : undefined;
}

/** The languages of the installation. */
export const useLanguages = (): readonly Language[] => [...builtInLanguages, ...useSiteConfig().languages];

/** The site's configuration. The component updates when it changes. */
export const useSiteConfig = (): SiteConfig => useSuspenseQuery(siteConfigQuery).data;
