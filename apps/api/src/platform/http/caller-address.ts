import ipaddr from 'ipaddr.js';
import { problem } from './problem.ts';

/**
 * The address by which a caller is counted. An IPv4-mapped address becomes the IPv4 one. Of IPv6 only the first 64 bits
 * count, since a caller usually has the whole network. Throws the 400 problem for anything else, since a proxy may pass
 * on arbitrary input of a caller.
 */
export function callerAddress(given: string | undefined): string {
  const address = withoutPort(given ?? '');
  if (!ipaddr.isValid(address) || (!address.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(address))) {
    throw problem('malformed_address');
  }
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/, '')}/64`);
  return `${network.toString()}/64`;
}

/** Some proxies include the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(given: string): string {
  const [, bracketed, four] =
    /^(?:\[([^\]]{1,60})\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/.exec(given) ?? [];
  return bracketed ?? four ?? given;
}

/** The trusted proxies: a number of hops in front of this server, or networks. */
export type TrustedProxies = number | readonly string[];

/** The value for Fastify's option. Hop 0 is the connection itself. */
export function trustProxyOption(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted > 0 && ((_address, hop) => hop < trusted);
}

/** True for the address of a machine or of a network, such as 10.0.0.1 or 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return true;
  if (!ipaddr.isValidCIDR(text)) return false;
  return ipaddr.parseCIDR(text)[1] > 0;
}
