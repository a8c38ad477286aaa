import { limits } from '@foreglow/contract';
import { problem } from '../http/problem.ts';

/** A target that may be requested as far as its address shows. */
export interface Target {
  readonly url: URL;
  /** Name or address, without brackets and the dot of the root. */
  readonly host: string;
  readonly port: number;
}

/** Names that have a meaning only in the local network. A name without a dot is also local. */
const localName = /(^|\.)(localhost|local|internal|intranet|private|lan|home|corp|home\.arpa)$/;

/**
 * Parses an address; a relative one is resolved against `base`. Throws the problem `address_refused` for an address
 * that is not a web address, contains a user, or names something local. Ports and IP addresses are checked when the
 * name is resolved.
 */
export function targetOf(address: string, base?: URL): Target {
  if (address.length > limits.urlLength || !URL.canParse(address, base?.href)) {
    throw problem('address_refused', 'This is not the address of a web page.');
  }
  const url = new URL(address, base?.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw problem('address_refused', 'Only addresses that start with http:// or https:// can be fetched.');
  }
  if (url.username !== '' || url.password !== '') {
    throw problem('address_refused', 'An address with a user or a password in it is not fetched.');
  }
  url.hash = '';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host);
  if (host === '' || (!isAddress && (!host.includes('.') || localName.test(host)))) throw problem('address_refused');
  return { url, host, port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) };
}
