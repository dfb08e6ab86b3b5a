import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A receiver that may not be called: it is in a private network, or its address is none. */
export class RefusedAddress extends Error {}

const REFUSED = 'Bu adres özel bir ağda; güvenlik için gönderilmedi.';

/** Reports whether an IP address belongs to the public internet; an IPv4 address inside IPv6 counts as itself. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Throws for a literal address that is not public: a connection to it looks nothing up. */
export function requirePublicHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedAddress(REFUSED);
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
