import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionLimits } from '@vitrin/shared-contracts/limits';
import { createFrontServer } from './front-server.ts';
import type { RequestHandler } from './request-queue.ts';

/** Larger than the socket buffers of the operating system, so that part of the response stays unsent. */
const LARGE = Buffer.alloc(16 * 1_048_576);
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const log = { error: () => undefined };

interface Settings {
  handler: RequestHandler;
  limits?: Partial<Record<keyof typeof connectionLimits, number>>;
  trustProxy?: string[];
}

async function listen({ handler, limits = {}, trustProxy }: Settings): Promise<void> {
  const config = { publicUrl: 'http://localhost', trustProxy: trustProxy ?? (false as const) };
  server = createFrontServer(() => false, { config, log }, { ...connectionLimits, ...limits })(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Opens a client connection from the given loopback address. Received data stays unread until `resume`. */
async function client(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  return socket;
}

async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).resume();
  await once(socket, 'close');
  return text;
}

const closed = (socket: Socket) => once(socket.resume(), 'close');

it('starts a pipelined request only when the previous response is sent', async () => {
  const running: string[] = [];
  let most = 0;
  await listen({
    limits: { waitingRequests: 3 },
    handler(request, response) {
      running.push(request.url ?? '');
      most = Math.max(most, running.length);
      setImmediate(() => {
        running.pop();
        response.end(request.url);
      });
    },
  });
  const socket = await client();
  for (const path of ['/a', '/b', '/c']) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  socket.write('GET /d HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const text = await received(socket);
  expect([...text.matchAll(/\r\n\r\n(\/\w)/g)].map(([, path]) => path)).toEqual(['/a', '/b', '/c', '/d']);
  expect(most).toBe(1);
});

it('does not create a second response while the client does not read the first', async () => {
  let requests = 0;
  await listen({
    handler(_request, response) {
      requests += 1;
      response.end(LARGE);
    },
  });
  const socket = await client();
  socket.write(REQUEST.repeat(2));
  await once(server, 'request');
  await pause(50);
  expect(requests).toBe(1);
});

it('closes a connection that pipelines too many requests', async () => {
  await listen({ handler: () => undefined });
  const [few, many] = [await client(), await client()];
  few.write(REQUEST.repeat(1 + connectionLimits.waitingRequests));
  many.write(REQUEST.repeat(2 + connectionLimits.waitingRequests));
  await closed(many);
  expect(few.destroyed).toBe(false);
});

it('closes a connection whose response is not read, and waits for a response that is not ready yet', async () => {
  await listen({
    limits: { unreadMs: 100 },
    handler(request, response) {
      if (request.url === '/') response.end(LARGE);
      else setTimeout(() => response.end('geldi'), 300);
    },
  });
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const unread = await client();
  const [unreadHere] = await accepted;
  const slow = await client();
  const answer = received(slow);
  slow.write('GET /yavas HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  unread.write(REQUEST);
  await once(unreadHere, 'close');
  expect(await answer).toContain('geldi');
});

describe('limits of two connections per IP address and four in total', () => {
  const limits = { perAddress: 2, total: 4 };

  it('close an idle connection to make room for a new one from the same address', async () => {
    await listen({ handler: () => undefined, limits });
    const [first, second] = [await client(), await client(), await client()];
    await closed(first);
    expect(second.destroyed).toBe(false);
  });

  it('do not close a busy connection, whatever other clients do', async () => {
    await listen({ handler: () => undefined, limits });
    const own = [await client(), await client()];
    for (const socket of own) socket.write(REQUEST);
    await once(server, 'request');
    await once(server, 'request');
    const further = await client();
    await closed(further);
    const others = await Promise.all([1, 2, 3, 4, 5].map((index) => client(`127.0.1.${index}`)));
    await Promise.all(others.slice(0, 3).map(closed));
    expect([...own, ...others.slice(3)].map((socket) => socket.destroyed)).toEqual([false, false, false, false]);
  });

  it('close a connection whose client does not read when none is idle', async () => {
    await listen({
      limits,
      handler(request, response) {
        if (request.url === '/') response.end(LARGE);
      },
    });
    const unread = await client('127.0.1.1');
    unread.write(REQUEST);
    await once(server, 'request');
    for (const index of [2, 3, 4]) {
      (await client(`127.0.1.${index}`)).write('GET /dur HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(server, 'request');
    }
    const last = await client('127.0.1.5');
    await closed(unread);
    expect(last.destroyed).toBe(false);
  });

  it('allow a trusted proxy more connections than one client', async () => {
    await listen({ handler: () => undefined, limits, trustProxy: ['127.0.2.0/24'] });
    const proxied = [];
    for (let count = 0; count < 4; count += 1) proxied.push(await client('127.0.2.1'));
    await pause(20);
    expect(proxied.map((socket) => socket.destroyed)).toEqual([false, false, false, false]);
  });
});
