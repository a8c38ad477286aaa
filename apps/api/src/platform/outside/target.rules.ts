import { limits } from '@foreglow/contract';
import { problem } from '../http/problem.ts';

/** A target that may be requested, judging by its address. */
export interface Target {
  readonly url: URL;
  /** Name or address, without brackets and the dot of the root. */
  readonly host: string;
  readonly port: number;
}

/** Names with a meaning in the local network only. A name without a dot is one too. */
const localName = /(^|\.)(localhost|local|internal|intranet|private|lan|home|corp|home\.arpa)$/;

/**
 * Reads an address; a relative one follows `base`. Throws the problem `address_refused` for one that is not of the
 * web, carries a user, or names something local. Ports and addresses are judged when the name is resolved.
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
