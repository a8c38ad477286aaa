import type { settingsEndpoints } from '@foreglow/contract/settings/endpoints';
import type { siteEndpoints } from '@foreglow/contract/site/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { SiteService } from './site.service.ts';
import type { WaitingService } from './waiting.service.ts';

export const siteRoutes = (site: SiteService): HandlersOf<typeof siteEndpoints> => ({
  async readConfig({ context }) {
    return { status: 200, body: await site.readConfig(context.host, context.address) };
  },
  async readHealth() {
    return { status: 200, body: { status: 'ok' } };
  },
  async readReadiness() {
    const ready = await site.isReady();
    return ready ? { status: 200, body: { status: 'ok' } } : { status: 503, body: { status: 'unavailable' } };
  },
});

export const settingsRoutes = (
  site: SiteService,
  settings: SettingsService,
  waiting: WaitingService,
): HandlersOf<typeof settingsEndpoints> => {
  const document = async () => ({
    data: { type: 'settings' as const, id: 'site', attributes: await site.status() },
  });
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  return {
    readSettings: guarded(administer, async () => ({ status: 200, body: await document() })),
    updateSettings: guarded(administer, async ({ body }, administrator) => {
      await settings.update(administrator, body.data.attributes);
      return { status: 200, body: await document() };
    }),
    readWaiting: guarded(administer, async () => ({
      status: 200,
      body: { data: { type: 'waiting', id: 'site', attributes: await waiting.read() } },
    })),
    dismissFailedMails: guarded(administer, async (_call, administrator) => {
      await waiting.dismissMails(administrator);
      return { status: 204, body: undefined };
    }),
    testMail: guarded(administer, async ({ context }, administrator) => {
      await site.testMail(administrator, context.theme);
      return { status: 204, body: undefined };
    }),
  };
};
