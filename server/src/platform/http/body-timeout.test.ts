import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extendBodyTimeout, startBodyTimeout } from './body-timeout.ts';

const USUAL_MS = 60;

/** Sends a body in two parts with a pause between them. Returns the status and what the handler read. */
async function send(
  pauseMs: number,
  prepare: (request: IncomingMessage) => void,
  { finish = true, leastBytesPerMs = 0 } = {},
) {
  let read = '';
  const server = createServer((request, response) => {
    startBodyTimeout(request, response, {
      windowMs: USUAL_MS,
      averageBytesPerMs: 0.01,
      minBytesPerMs: leastBytesPerMs,
      maxMs: 10_000,
    });
    prepare(request);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => (read += chunk.toString()));
    request.on('end', () => response.end('tamam'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = httpRequest({ port, method: 'POST', headers: { 'content-length': 10 }, agent: false });
  sent.on('error', () => undefined);
  sent.write('ilk y');
  const later = setTimeout(() => finish && sent.end('arısı'.slice(0, 4)), pauseMs);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  clearTimeout(later);
  sent.destroy();
  server.close();
  return { status: response.statusCode, read };
}

test('returns 408 when the rest of the body does not arrive', async () => {
  expect(await send(0, () => undefined, { finish: false })).toEqual({ status: 408, read: 'ilk y' });
});

test('accepts a body within the timeout, and does not affect it after the timeout', async () => {
  const { status, read } = await send(10, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 2 * USUAL_MS));
  expect([status, read]).toEqual([200, 'ilk yarıs']);
});

test('gives a file upload more time', async () => {
  expect(await send(3 * USUAL_MS, extendBodyTimeout)).toEqual({ status: 200, read: 'ilk yarıs' });
});

test('returns 408 when a file arrives too slowly, whatever size the client declares', async () => {
  expect(await send(20 * USUAL_MS, extendBodyTimeout, { leastBytesPerMs: 4 })).toEqual({ status: 408, read: 'ilk y' });
});
