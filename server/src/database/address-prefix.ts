import { isIPv4, isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i;
const KEPT_GROUPS = 3;

/** The net that an address stands in, which is all that is kept of it: the first three of four (IPv4) or of eight groups (IPv6). */
export function addressPrefix(address: string): string {
  const plain = address.replace(IPV4_MAPPED, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, KEPT_GROUPS).join('.')}.0/24`;
  return isIPv6(plain) ? `${ipv6Groups(plain).join(':')}::/48` : '';
}

/** What stands before `::` is all there is of the beginning; the rest are zeros. */
function ipv6Groups(address: string): string[] {
  const [head = ''] = address.split('::', 1);
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return groups.slice(0, KEPT_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
}
