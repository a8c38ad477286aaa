import { z } from 'zod';
import { isNetwork, type TrustedProxies } from '#platform/http/caller-address.ts';

// The formats of settings. Each complaint continues a sentence that begins with the name of the setting.

export const numberBetween = (min: number, max: number) =>
  z.coerce.number('must be a number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);

/** `1`, or `10.0.0.0/8, fd00::/8`. */
export const trustedProxies = z
  .string()
  .transform((value) => value.trim())
  .transform((value, context): TrustedProxies => {
    if (value === '' || value === 'false') return 0;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const networks = value.split(/[\s,]+/).filter(Boolean);
    if (networks.every(isNetwork)) return networks;
    const message =
      'must be the number of proxies in front of Foreglow, as in 1, or their networks, as in 10.0.0.0/8, fd00::/8';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/**
 * An address that has a host and starts as given, and of which more can be demanded. There is one complaint, whatever is
 * wrong with it.
 */
const addressOf = (start: RegExp, complaint: string, isUsable: (address: URL) => boolean = () => true) =>
  z
    .string()
    .trim()
    .refine((value) => {
      const address = start.test(value) ? URL.parse(value) : null;
      return address !== null && address.hostname !== '' && isUsable(address);
    }, complaint);

const web = /^https?:\/\//i;

export const webAddress = addressOf(web, 'must be a valid address that starts with http:// or https://');

/** Address of a host for calls: without query and user, and without a slash at its end. */
export const hostAddress = addressOf(
  web,
  'must be a valid address that starts with http:// or https://, without a user, ? or #, as in https://workers.example.org',
  // The text shows a ? or # also with nothing behind it.
  ({ href, username, password }) => !(/[?#]/.test(href) || username || password),
).transform((value) => value.replace(/\/+$/, ''));

/** Address of a site whose pages begin at the root of a host, without a slash at its end. */
export const siteAddress = addressOf(
  web,
  'must be a valid address that starts with http:// or https://, without a user, a path, ? or #, as in https://foreglow.example.org',
  ({ href, origin }) => href === `${origin}/`,
).transform((value) => new URL(value).origin);

/** Name of a host, without the port, by which hosts are compared. */
export const hostName = z
  .string()
  .trim()
  .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be the name of a host, without http:// and a port, as in scan.example.org');

/**
 * Address of a PostgreSQL database. Its driver also takes a host from the query, such as the folder of a socket:
 * `postgres://user@/foreglow?host=/run/postgresql`. Without any host it would look for a database on this machine.
 */
export const databaseAddress = z.string().refine((value) => {
  if (!/^postgres(ql)?:\/\//i.test(value)) return false;
  const address = URL.parse(value);
  if (address?.hostname) return true;
  // A user without a host is valid only for the driver.
  return Boolean((address ?? URL.parse(value.replace('@/', '@none/')))?.searchParams.get('host'));
}, 'must be a valid address that starts with postgres:// or postgresql:// and has a host, as in postgres://user:password@host/foreglow');

/** Address of a radar on another site, such as `https://{theme}.example.org/radars/{id}`. */
export const radarSite = z.string().refine((value) => {
  const filled = value.replaceAll('{theme}', 'theme').replaceAll('{id}', 'id');
  return value.includes('{id}') && /^https?:$/.test(URL.parse(filled)?.protocol ?? '');
}, 'must be an address with {id}, and {theme} where the theme belongs, as in https://{theme}.example.org/radars/{id}');

/** Address of a project of a Sentry-compatible service: a public key, a host and the number of the project. */
export const reportAddress = z.string().refine((value) => {
  const address = URL.parse(value);
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  return isWeb && /^\w+$/.test(address.username) && !address.password && /^\/(.+\/)?\d+$/.test(address.pathname);
}, 'must be the DSN of a project, as in https://key@reports.example.org/1');

/** The id of a page of Notion, or its address, which ends with the id. */
export const notionPage = z
  .string()
  .transform((value) => value.replace(/[?#].*$/, '').replaceAll('-', ''))
  .pipe(z.string().regex(/[0-9a-f]{32}$/i, 'must be the id or the address of a page of Notion'))
  .transform((value) => value.slice(-32).toLowerCase());

/** Address of a mail server, with a user and a password or without both. */
export const mailServer = addressOf(
  /^smtps?:\/\//i,
  'must be a valid address that starts with smtp:// or smtps://, with a user and a password or neither, as in smtp://user:password@host:587',
  ({ username, password }) => Boolean(username) === Boolean(password),
);

/** Sender of messages: an address, or `Name <address>`. */
export const sender = z.string().refine((value) => {
  const [, named] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? [];
  return z.email().safeParse(named ?? value).success;
}, 'must be an e-mail address, or one as in Foreglow <mail@example.org>');

/** The domains of a team, separated by commas, semicolons or spaces. */
export const domains = z
  .string()
  .toLowerCase()
  .transform((value) => value.split(/[\s,;]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains such as example.org')));

/** The arguments of a `refine` for two settings that must both be set, or neither. */
export const together = <Name extends string>(
  first: Name,
  second: Name,
): [(settings: Readonly<Partial<Record<Name, unknown>>>) => boolean, { path: string[]; error: string }] => [
  (settings) => isSet(settings[first]) === isSet(settings[second]),
  { path: [first], error: `and ${second} go together: set both or neither` },
];

/** Whether a setting contains anything: text that is not empty, a number, or domains. */
const isSet = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== undefined;
