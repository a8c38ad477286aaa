import { BlockList, isIP } from 'node:net';

/**
 * The special-purpose addresses of the registries (IANA, RFC 6890 and its successors), which are not part of the public
 * internet.
 */
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, metadata of most clouds among it
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
  ['168.63.129.16', 32], // the platform's own services in one cloud, at a public address
];

/** Inside the allocated part of IPv6, 2000::/3. NAT64, mapped addresses and the like are outside it. */
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarking
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which carries any IPv4 address
  ['3fff::', 20], // documentation
];

const special = new BlockList();
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an address of one machine on the public internet. False for anything else, including text that is not an
 * address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  // A zone belongs to a local link.
  if (family !== 6 || address.includes('%')) return false;
  return handedOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
