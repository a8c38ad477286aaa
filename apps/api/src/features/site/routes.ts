import type { siteEndpoints } from '@foreglow/contract/site/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import type { SiteService } from './site.service.ts';

export const siteRoutes = (site: SiteService): HandlersOf<typeof siteEndpoints> => ({
  async readConfig({ context }) {
    return { status: 200, body: await site.config(context.host) };
  },
  async readHealth() {
    return { status: 200, body: { status: 'ok' } };
  },
  async readReadiness() {
    const ready = await site.isReady();
    return ready ? { status: 200, body: { status: 'ok' } } : { status: 503, body: { status: 'unavailable' } };
  },
});
