import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/**
 * Minimum number of requests before a peer counts as a proxy. Any client may send such a header; a proxy sends it with
 * every request, for many visitors.
 */
const REQUESTS = 10;
const MOST_PEERS = 50;
const WARNING_INTERVAL_MS = 60 * 60_000;
const TTL_MS = 24 * 60 * 60_000;
const MOST_PROXIES = 3;

interface Peer {
  requests: number;
  /**
   * The first address that the peer forwarded; a second, different one distinguishes a proxy from a client that
   * imitates one.
   */
  firstAddress: string;
  isProxy: boolean;
  warnedAt: number;
}

/** Proxies missing in TRUST_PROXY that this process has detected during the last day. */
export interface UntrustedProxies {
  add(address: string): void;
  /** Returns their IP addresses, most recent first. */
  list(): string[];
}

export function createUntrustedProxies(): UntrustedProxies {
  const seen = new LRUCache<string, true>({ max: MOST_PROXIES, ttl: TTL_MS });
  return {
    add: (address) => void seen.set(address, true),
    list() {
      seen.purgeStale();
      return [...seen.keys()];
    },
  };
}

/**
 * Detects a proxy that is missing in TRUST_PROXY and reports it on the dashboard and, at most hourly, in the log.
 * Without the setting all visitors count as one client and are throttled together.
 */
export function watchForwardedHeaders(app: FastifyInstance, proxies: UntrustedProxies): void {
  const peers = new LRUCache<string, Peer>({ max: MOST_PEERS });
  app.addHook('onRequest', (request, _reply, done) => {
    const forwardedAddress = untrustedForwardedAddress(request);
    if (forwardedAddress !== null && isProxy(peers, request, forwardedAddress)) {
      proxies.add(plainAddress(request));
      warn(peers, request);
    }
    done();
  });
}

/** Returns the address in the format of TRUST_PROXY: a dual-stack server sees IPv4 addresses mapped into IPv6. */
function plainAddress({ socket }: FastifyRequest): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Returns the client address that an untrusted peer forwards; null when there is none or the peer is trusted. */
function untrustedForwardedAddress({ headers, ips = [] }: FastifyRequest): string | null {
  const forwardedAddress = headers['x-forwarded-for'] ?? headers['forwarded'];
  return forwardedAddress === undefined || ips.length > 1 ? null : String(forwardedAddress);
}

function isProxy(peers: LRUCache<string, Peer>, { socket }: FastifyRequest, forwardedAddress: string): boolean {
  const address = socket.remoteAddress ?? '';
  const peer = peers.get(address) ?? { requests: 0, firstAddress: forwardedAddress, isProxy: false, warnedAt: 0 };
  peer.requests += 1;
  peer.isProxy ||= forwardedAddress !== peer.firstAddress;
  peers.set(address, peer);
  return peer.isProxy && peer.requests >= REQUESTS;
}

function warn(peers: LRUCache<string, Peer>, { socket, log }: FastifyRequest): void {
  const address = socket.remoteAddress ?? '';
  const peer = peers.get(address);
  if (!peer || Date.now() - peer.warnedAt < WARNING_INTERVAL_MS) return;
  peer.warnedAt = Date.now();
  log.warn(
    { peer: address },
    'a proxy sends forwarded headers but is not listed in TRUST_PROXY: all visitors share one address',
  );
}
