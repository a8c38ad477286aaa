import type { connectionEndpoints } from '@foreglow/contract/connections/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { AiProviderService } from './ai-provider.service.ts';
import type { FileStoreTest } from './file-store-test.ts';
import type { MailServerService } from './mail-server.service.ts';

interface Parts {
  readonly aiProvider: AiProviderService;
  readonly mailServer: MailServerService;
  readonly fileStore: FileStoreTest;
}

export function connectionRoutes({ aiProvider, mailServer, fileStore }: Parts): HandlersOf<typeof connectionEndpoints> {
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  const provider = () =>
    ({
      status: 200,
      body: { data: { type: 'ai-providers', id: 'site', attributes: aiProvider.read() } },
    }) as const;
  const server = () =>
    ({
      status: 200,
      body: { data: { type: 'mail-servers', id: 'site', attributes: mailServer.read() } },
    }) as const;
  return {
    readAiProvider: guarded(administer, async () => provider()),
    saveAiProvider: guarded(administer, async ({ body }, administrator) => {
      await aiProvider.save(administrator, body.data.attributes);
      return provider();
    }),
    removeAiProvider: guarded(administer, async (_call, administrator) => {
      await aiProvider.remove(administrator);
      return provider();
    }),
    readMailServer: guarded(administer, async () => server()),
    saveMailServer: guarded(administer, async ({ body }, administrator) => {
      await mailServer.save(administrator, body.data.attributes);
      return server();
    }),
    removeMailServer: guarded(administer, async (_call, administrator) => {
      await mailServer.remove(administrator);
      return server();
    }),
    testFiles: guarded(administer, async (_call, administrator) => ({
      status: 200,
      body: { meta: await fileStore.run(administrator) },
    })),
  };
}
