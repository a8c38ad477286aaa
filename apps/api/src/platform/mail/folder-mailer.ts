import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage, type Sender } from './compose-message.ts';
import type { MailCheck, MailRoute, Message } from './mailer.ts';

/** Writes messages into a folder as `.eml` files, which mail programs can open. The files sort by time. */
export class FolderMailer implements MailRoute {
  readonly kind = 'folder';
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  readonly #folder: string;
  readonly #sender: Sender;

  constructor(folder: string, sender: Sender) {
    this.#folder = folder;
    this.#sender = sender;
  }

  async send(message: Message): Promise<void> {
    const { message: content } = await this.#transport.sendMail(composeMessage(message, this.#sender));
    // Messages contain sign-in links: only the user who runs the program can read them.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
    const unfinished = join(this.#folder, `.${name}.part`);
    try {
      await writeThrough(unfinished, content as Buffer);
      await rename(unfinished, join(this.#folder, `${name}.eml`));
    } catch (error) {
      // Each attempt to send the message has another name, so nothing would ever overwrite it.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async verify(): Promise<MailCheck> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await access(this.#folder, constants.W_OK | constants.X_OK);
      return { ok: true };
    } catch {
      return { ok: false, reason: `The folder ${this.#folder} cannot be written to.` };
    }
  }
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
