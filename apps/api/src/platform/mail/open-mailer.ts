import { join } from 'node:path';
import { FolderMailer } from './folder-mailer.ts';
import type { MailStyleOf } from './mail-layout.ts';
import type { Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * The mailer configured in the settings: SMTP if a server is set, otherwise the folder `mail` of the data folder.
 * Without `styleOf`, its messages have the default style.
 */
export function openMailer({ mail, publicUrl, dataDir }: MailConfig, styleOf?: MailStyleOf): Mailer {
  const sender = { from: mail.from, host: publicUrl ? new URL(publicUrl).hostname : 'localhost', styleOf };
  return mail.smtpUrl ? new SmtpMailer(mail.smtpUrl, sender) : new FolderMailer(join(dataDir, 'mail'), sender);
}
