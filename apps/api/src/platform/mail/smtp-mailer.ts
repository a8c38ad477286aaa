import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMessage, type Sender } from './compose-message.ts';
import { type MailCheck, type MailRoute, type Message, PermanentMailError } from './mailer.ts';

/** Sends messages to the mail server at an address `smtp://` or `smtps://`, with STARTTLS where it is offered. */
export class SmtpMailer implements MailRoute {
  readonly kind = 'smtp';
  readonly #transport;
  readonly #sender: Sender;
  readonly #server: string;

  constructor(smtpUrl: string, sender: Sender) {
    this.#sender = sender;
    this.#server = new URL(smtpUrl).host;
    this.#transport = createTransport({
      url: smtpUrl,
      name: sender.host,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  }

  async send(message: Message): Promise<void> {
    try {
      await this.#transport.sendMail(composeMessage(message, this.#sender));
    } catch (error) {
      if (isRefusal(error)) throw new PermanentMailError(`The mail server refused the message: ${error.response}`);
      throw error;
    }
  }

  async verify(): Promise<MailCheck> {
    try {
      await this.#transport.verify();
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: this.#reason(error as NodemailerError) };
    }
  }

  #reason({ code, message }: NodemailerError): string {
    switch (code) {
      case 'EAUTH':
      case 'ENOAUTH':
        return `The mail server ${this.#server} does not accept the user and the password.`;
      case 'EDNS':
        return `The mail server ${this.#server} cannot be found.`;
      case 'ETLS':
        return `No secure connection to the mail server ${this.#server} could be made: ${message}`;
      case 'ETIMEDOUT':
        return `The mail server ${this.#server} did not answer in time.`;
      default:
        return `The mail server ${this.#server} cannot be reached: ${message}`;
    }
  }
}

/**
 * The server rejected this message or its recipient permanently. A rejection of the sender, for example because of a
 * wrong password or a wrong sender, lasts until somebody corrects the settings.
 */
function isRefusal(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { code, permanent, command } = error as NodemailerError;
  return permanent === true && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
