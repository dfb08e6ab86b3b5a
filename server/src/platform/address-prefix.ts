import { isIPv4, isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
const KEPT_GROUPS = 3;
const CLIENT_GROUPS = 4;

/**
 * Returns the network of an address, the only part that is stored: the first three of four (IPv4) or of eight groups
 * (IPv6).
 */
export function addressPrefix(address: string): string {
  const plain = address.replace(IPV4_MAPPED, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, KEPT_GROUPS).join('.')}.0/24`;
  return isIPv6(plain) ? `${ipv6Groups(plain, KEPT_GROUPS).join(':')}::/48` : '';
}

/** Returns the key of one client: an IPv4 address, or the /64 network that a provider assigns to one connection. */
export function addressNetwork(address: string): string {
  const plain = address.replace(IPV4_MAPPED, '');
  return isIPv6(plain) ? `${ipv6Groups(plain, CLIENT_GROUPS).join(':')}::/64` : plain;
}

/** Returns the first `count` of the eight groups. `::` stands for as many zero groups as are missing. */
function ipv6Groups(address: string, count: number): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
