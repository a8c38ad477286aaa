import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { AiProviderService } from './ai-provider.service.ts';
import { FileStoreTest } from './file-store-test.ts';
import { MailServerService } from './mail-server.service.ts';
import { connectionRoutes } from './routes.ts';

/** The services that administrators set up or try: the provider of models, the mail server, the file store. */
export const connections = feature({
  name: 'connections',
  uses: () => ({ permissions }),
  compose({ settings, secrets, mailer, aiProvider, files, rateLimits }, _used, { config }) {
    return {
      routes: connectionRoutes({
        aiProvider: new AiProviderService({ settings, secrets, current: aiProvider }),
        mailServer: new MailServerService({ settings, secrets, mailer, smtpUrl: config.mail.smtpUrl }),
        fileStore: new FileStoreTest(files, rateLimits),
      }),
    };
  },
});
