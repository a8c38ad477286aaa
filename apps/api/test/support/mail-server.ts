import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReceivedMail } from './mails.ts';

export interface MailServer {
  readonly port: number;
  /** The delivered messages. */
  readonly received: ReceivedMail[];
  /** How each message was delivered: encrypted or not, and as which user. */
  readonly sessions: { readonly secure: boolean; readonly user: string | undefined }[];
  stop(): Promise<void>;
}

/** An answer other than `250`. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a mail server on loopback, by default one that accepts everything from anybody and offers no encryption. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sessions: MailServer['sessions'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await parseMail(Buffer.concat(chunks)));
        sessions.push({ secure: session.secure, user: session.user ? String(session.user) : undefined });
        done();
      });
    },
    ...options,
  });
  // Errors of clients that disconnect in the middle are ignored.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    sessions,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
