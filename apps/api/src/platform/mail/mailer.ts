import { FinalError } from '../jobs/job.ts';
import type { SettingSource } from '../settings/source.rules.ts';
import type { MailContent } from './mail-layout.ts';

export interface Recipient {
  readonly name?: string | undefined;
  readonly address: string;
}

export interface Message {
  readonly to: Recipient;
  /** The recipient of replies; without it, the sender of the installation. */
  readonly replyTo?: Recipient | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The content of `text` and `html`, for mailers that lay it out again. */
  readonly content?: MailContent | undefined;
  /** Name of the theme of the call that caused it. Without one, the message has the style of the host in its links. */
  readonly theme?: string | undefined;
  /** Language of the message. */
  readonly locale?: string | undefined;
}

/** Whether messages can be sent now, or a sentence with the reason why not. */
export type MailCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Delivers messages to one place: a mail server, or a folder. */
export interface MailRoute {
  readonly kind: 'smtp' | 'folder';
  /** Throws a `PermanentMailError` when the message can never be delivered, another error when it may be later. */
  send(message: Message): Promise<void>;
  verify(): Promise<MailCheck>;
}

/** Sends messages: to the mail server that is set, or into a folder if there is none. */
export interface Mailer extends MailRoute {
  /** The sender of messages: an address, or `Name <address>`. */
  readonly from: string;
  /** Who has set the server and the sender. */
  readonly sources: { readonly server: SettingSource; readonly from: SettingSource };
}

/** The message or its recipient was rejected permanently. */
export class PermanentMailError extends FinalError {}
