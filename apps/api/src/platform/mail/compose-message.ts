import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { type Message, PermanentMailError } from './mailer.ts';

/** Who messages come from. */
export interface Sender {
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** Host name in the ids of messages. */
  readonly host: string;
}

/** Control characters would begin another header; those that turn the direction of writing would disguise what follows. */
const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
/** One address and nothing else, so that nobody adds recipients by way of it. */
const oneAddress = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/u;

/** A message as Nodemailer takes it. */
export function composeMessage(message: Message, sender: Sender): SendMailOptions {
  const { address, name } = message.to;
  if (!oneAddress.test(address)) throw new PermanentMailError(`${JSON.stringify(address)} is not an e-mail address.`);
  return {
    from: sender.from,
    to: { name: oneLine(name ?? ''), address },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    messageId: `<${randomUUID()}@${sender.host}>`,
    headers: {
      // Mail servers are not to answer with absence notices.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.locale && { 'Content-Language': oneLine(message.locale) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string): string => text.replace(unwanted, ' ').trim();
