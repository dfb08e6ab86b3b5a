import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A stranger may send such a header too; a proxy sends it with everything, for many visitors. */
const REQUESTS = 10;
const MOST_PEERS = 50;
const AGAIN_MS = 60 * 60_000;

interface Peer {
  requests: number;
  /** The first visitor that it named; a second one tells a proxy from somebody who plays one. */
  first: string;
  isProxy: boolean;
  toldAt: number;
}

/**
 * Warns in the log, hourly at most, where a proxy names the visitors and TRUST_PROXY does not name the proxy: then all
 * visitors count as one, and are refused together.
 */
export function watchForwardedHeaders(app: FastifyInstance): void {
  const peers = new LRUCache<string, Peer>({ max: MOST_PEERS });
  app.addHook('onRequest', (request, _reply, done) => {
    const named = unheard(request);
    if (named !== null && isProxy(peers, request, named)) warn(peers, request);
    done();
  });
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
