import { z } from 'zod';
import type { SecretBox } from '../settings/secret-box.ts';
import type { SettingsGroup } from '../settings/settings-group.ts';

/** The mail server and the sender as administrators have stored them. */
export interface StoredMail {
  /** Null without a server: only the sender is stored. */
  readonly host: string | null;
  readonly port: number;
  /** `tls`: from the beginning; `starttls`: the connection is encrypted before anything is sent; `none`: never. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string | null;
  /** Encrypted. */
  readonly password: string | null;
  /** An address, or `Name <address>`; null for the usual sender. */
  readonly from: string | null;
}

export const storedMail: SettingsGroup<StoredMail> = {
  name: 'mail_server',
  form: z.object({
    host: z.string().nullable(),
    port: z.int(),
    security: z.enum(['tls', 'starttls', 'none']),
    user: z.string().nullable(),
    password: z.string().nullable(),
    from: z.string().nullable(),
  }),
};

/** The purpose of the encrypted password. */
export const mailPassword = 'mail-password';

const options = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' } as const;

/**
 * The address of a stored mail server; undefined without one. A password that cannot be decrypted is left out, and the
 * server refuses it.
 */
export function smtpUrlOf({ host, port, security, user, password }: StoredMail, box: SecretBox): string | undefined {
  if (host === null) return undefined;
  const secret = password === null ? '' : (box.open(password, mailPassword) ?? '');
  const who = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(secret)}@`;
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  return `${scheme}://${who}${host.includes(':') ? `[${host}]` : host}:${port}${options[security]}`;
}
