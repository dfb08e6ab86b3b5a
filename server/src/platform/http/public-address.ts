import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A receiver that may not be called: it is in a private network, or its address is none. */
export class RefusedAddress extends Error {}

const REFUSED = 'Bu adres özel bir ağda; güvenlik için gönderilmedi.';

/** All of IPv6 that is routed publicly; what is outside, such as `::/96` with an IPv4 address inside, never is. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Names that no public server has (RFC 6761, RFC 6762 appendix G, RFC 8375), and names without a domain. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/i;

/** Reports whether an IP address belongs to the public internet; an IPv4 address inside IPv6 counts as itself. */
export function isPublicAddress(address: string): boolean {
  const canonical = canonicalAddress(address);
  if (!ipaddr.isValid(canonical)) return false;
  const parsed = ipaddr.process(canonical);
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

/** Returns IPv6 in hexadecimal groups: the library takes every address with an IPv4 part, such as `::8.8.8.8`, for IPv4. */
function canonicalAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  return withoutBrackets(URL.parse(`http://[${address.split('%', 1)[0]}]`)?.hostname ?? address);
}

/** Throws for a literal address that is not public: a connection to it looks nothing up. */
export function requirePublicHost(hostname: string): void {
  const host = withoutBrackets(hostname);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedAddress(REFUSED);
}

/**
 * Reports whether the host of a URL is private as it is written. The addresses of other names are only known when they
 * are called.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = withoutBrackets(hostname).replace(/\.$/, '');
  return isIP(host) === 0 ? PRIVATE_NAME.test(host) : !isPublicAddress(host);
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Looks a host up for a connection and refuses it if any of its addresses is not public. The connection uses these very
 * addresses, so that a name cannot be public when it is checked and private when it is called (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new RefusedAddress(REFUSED), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new RefusedAddress(REFUSED), '', 0);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
