import { join } from 'node:path';
import { type Chosen, chosen } from '../settings/source.rules.ts';
import { FolderMailer } from './folder-mailer.ts';
import type { MailStyleOf } from './mail-layout.ts';
import type { MailCheck, Mailer, MailRoute, Message } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** Of the environment. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
}

interface MailOptions {
  /** Without it, messages have the default style. */
  readonly styleOf?: MailStyleOf;
  /** What the product is called, as it is now. */
  readonly productName?: () => string;
  /** What administrators have stored, as it is now. */
  readonly stored?: () => { readonly smtpUrl: string | undefined; readonly from: string | undefined } | undefined;
}

/**
 * The mailer that is set at each moment: SMTP if there is a server, of the environment or else stored; otherwise the
 * folder `mail` of the data folder.
 */
export const openMailer = (config: MailConfig, options: MailOptions = {}): Mailer => new CurrentMailer(config, options);

interface Opened {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly route: MailRoute;
}

class CurrentMailer implements Mailer {
  readonly #config: MailConfig;
  readonly #options: MailOptions;
  #latest: Opened | undefined;

  constructor(config: MailConfig, options: MailOptions) {
    this.#config = config;
    this.#options = options;
  }

  get kind(): Mailer['kind'] {
    return this.#route.kind;
  }

  get from(): string {
    return this.#sender.value;
  }

  get sources(): Mailer['sources'] {
    return { server: this.#server.source, from: this.#sender.source };
  }

  send(message: Message): Promise<void> {
    return this.#route.send(message);
  }

  verify(): Promise<MailCheck> {
    return this.#route.verify();
  }

  get #server(): Chosen<string | undefined> {
    return chosen(this.#config.mail.smtpUrl, this.#options.stored?.()?.smtpUrl, undefined);
  }

  get #sender(): Chosen<string> {
    return chosen(
      this.#config.mail.from,
      this.#options.stored?.()?.from,
      `${this.#productName} <foreglow@${this.#host}>`,
    );
  }

  /** Without what has a meaning in a header. */
  get #productName(): string {
    const name = this.#options.productName?.() ?? 'Foreglow';
    return name.replace(/[^\p{L}\p{M}\p{N} &'+–-]+/gu, ' ').trim() || 'Foreglow';
  }

  get #host(): string {
    const { publicUrl } = this.#config;
    return publicUrl ? new URL(publicUrl).hostname : 'localhost';
  }

  get #route(): MailRoute {
    const [smtpUrl, from] = [this.#server.value, this.#sender.value];
    if (!this.#latest || this.#latest.smtpUrl !== smtpUrl || this.#latest.from !== from) {
      this.#latest = { smtpUrl, from, route: this.#open(smtpUrl, from) };
    }
    return this.#latest.route;
  }

  #open(smtpUrl: string | undefined, from: string): MailRoute {
    const sender = { from, host: this.#host, styleOf: this.#options.styleOf };
    return smtpUrl ? new SmtpMailer(smtpUrl, sender) : new FolderMailer(join(this.#config.dataDir, 'mail'), sender);
  }
}
