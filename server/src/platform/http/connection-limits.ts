import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressNetwork } from '../address-prefix.ts';

export interface ConnectionLimits {
  /** Maximum connections of one client: an IPv4 address or an IPv6 /64 network. Does not apply to trusted proxies. */
  perAddress: number;
  total: number;
}

/** The activity of a connection, used to choose the one that is closed to make room. */
export interface ConnectionState {
  isBusy(socket: Socket): boolean;
}

/**
 * Limits the open connections. A new connection beyond a limit replaces the oldest idle one, otherwise one whose client
 * does not read its response; when all connections are busy, the new one is rejected.
 */
export function limitConnections(
  server: Server,
  { perAddress, total }: ConnectionLimits,
  state: ConnectionState,
  proxies: readonly string[],
): void {
  const all = new Set<Socket>();
  const byNetwork = new Map<string, Set<Socket>>();
  const isProxy = trustedProxyTest(proxies);

  const hasRoom = (own: ReadonlySet<Socket> | null): boolean =>
    (!own || own.size < perAddress || closeOne(own, state)) && (all.size < total || closeOne(all, state));

  const track = (socket: Socket, network: string, own: Set<Socket>): void => {
    all.add(socket);
    byNetwork.set(network, own.add(socket));
    socket.once('close', () => {
      all.delete(socket);
      own.delete(socket);
      if (own.size === 0) byNetwork.delete(network);
    });
  };

  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = addressNetwork(address);
    const own = byNetwork.get(network) ?? new Set();
    if (hasRoom(isProxy(address) ? null : own)) track(socket, network, own);
    else socket.destroy();
  });
}

/** Oldest first, which is the insertion order. Destroyed sockets may still be in the set. */
function closeOne(sockets: ReadonlySet<Socket>, { isBusy }: ConnectionState): boolean {
  let unread: Socket | undefined;
  for (const socket of sockets) {
    if (socket.destroyed) continue;
    if (!isBusy(socket)) return close(socket);
    if (socket.writableLength > 0) unread ??= socket;
  }
  return unread ? close(unread) : false;
}

function close(socket: Socket): true {
  socket.destroy();
  return true;
}

/**
 * Returns a test for trusted proxies. Entries are IP addresses and networks, already validated by the configuration.
 */
function trustedProxyTest(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
