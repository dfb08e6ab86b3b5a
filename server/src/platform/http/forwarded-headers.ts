import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/**
 * Minimum number of requests before a peer counts as a proxy. Any client may send such a header; a proxy sends it with
 * every request, for many visitors.
 */
const REQUESTS = 10;
const MOST_PEERS = 50;
const AGAIN_MS = 60 * 60_000;
const REMEMBERED_MS = 24 * 60 * 60_000;
const MOST_PROXIES = 3;

interface Peer {
  requests: number;
  /** The first visitor that it named; a second one tells a proxy from somebody who plays one. */
  first: string;
  isProxy: boolean;
  toldAt: number;
}

/** Proxies missing in TRUST_PROXY that this process has detected during the last day. */
export interface UntrustedProxies {
  note(address: string): void;
  /** Their addresses, the latest first. */
  list(): string[];
}

export function createUntrustedProxies(): UntrustedProxies {
  const seen = new LRUCache<string, true>({ max: MOST_PROXIES, ttl: REMEMBERED_MS });
  return {
    note: (address) => void seen.set(address, true),
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
    const named = unheard(request);
    if (named !== null && isProxy(peers, request, named)) {
      proxies.note(plainAddress(request));
      warn(peers, request);
    }
    done();
  });
}

/** Returns the address in the format of TRUST_PROXY: a dual-stack server sees IPv4 addresses mapped into IPv6. */
function plainAddress({ socket }: FastifyRequest): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** The visitor that an untrusted peer names; null where there is none, or the peer is trusted. */
function unheard({ headers, ips = [] }: FastifyRequest): string | null {
  const named = headers['x-forwarded-for'] ?? headers['forwarded'];
  return named === undefined || ips.length > 1 ? null : String(named);
}

function isProxy(peers: LRUCache<string, Peer>, { socket }: FastifyRequest, named: string): boolean {
  const address = socket.remoteAddress ?? '';
  const peer = peers.get(address) ?? { requests: 0, first: named, isProxy: false, toldAt: 0 };
  peer.requests += 1;
  peer.isProxy ||= named !== peer.first;
  peers.set(address, peer);
  return peer.isProxy && peer.requests >= REQUESTS;
}

function warn(peers: LRUCache<string, Peer>, { socket, log }: FastifyRequest): void {
  const address = socket.remoteAddress ?? '';
  const peer = peers.get(address);
  if (!peer || Date.now() - peer.toldAt < AGAIN_MS) return;
  peer.toldAt = Date.now();
  log.warn({ peer: address }, 'a proxy names visitors but TRUST_PROXY does not name it: all visitors count as one');
}
