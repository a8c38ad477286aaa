import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface ReceivedMail extends Email {
  /** As it was received, octet by octet. */
  readonly raw: Buffer;
}

/** Reads a message as a mail program does. */
export async function parseMail(raw: Buffer): Promise<ReceivedMail> {
  return { ...(await PostalMime.parse(raw)), raw };
}

/** The messages in the folder of an installation without a mail server, oldest first. */
export async function readMails(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const messages = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(messages.map(async (name) => parseMail(await readFile(join(folder, name)))));
}
