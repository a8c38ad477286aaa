import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { layOutMail, type MailStyleOf } from './mail-layout.ts';
import { type Message, PermanentMailError, type Recipient } from './mailer.ts';

/** The sender of messages. */
export interface Sender {
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** Host name for the ids of messages. */
  readonly host: string;
  readonly styleOf?: MailStyleOf | undefined;
}

/** Control characters would start another header; direction marks would disguise the text after them. */
const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** Exactly one address, so that nobody can add recipients. */
const oneAddress = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/u;

/** A message in the form used by Nodemailer. */
export function composeMessage(message: Message, sender: Sender): SendMailOptions {
  const { text, html } =
    message.content && sender.styleOf ? layOutMail(message.content, sender.styleOf(message.theme)) : message;
  return {
    from: sender.from,
    to: recipient(message.to),
    ...(message.replyTo && { replyTo: recipient(message.replyTo) }),
    subject: oneLine(message.subject),
    text,
    html,
    messageId: `<${randomUUID()}@${sender.host}>`,
    headers: {
      // Asks mail servers not to send absence notices.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.locale && { 'Content-Language': oneLine(message.locale) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function recipient({ address, name }: Recipient) {
  if (!oneAddress.test(address)) throw new PermanentMailError(`${JSON.stringify(address)} is not an e-mail address.`);
  return { name: oneLine(name ?? ''), address };
}

const oneLine = (text: string): string => text.replace(unwanted, ' ').trim();
