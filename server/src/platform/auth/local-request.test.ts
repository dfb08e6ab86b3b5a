import type { FastifyRequest } from 'fastify';
import { buildTestServices } from '../../testing/test-app.ts';
import { isLocalRequest, isLocalSite } from './local-request.ts';

interface Sent {
  from?: string;
  http?: string;
  headers?: Record<string, string>;
}

let config: Parameters<typeof isLocalRequest>[1];
beforeAll(async () => {
  const { services, close } = await buildTestServices();
  config = services.config;
  await close();
});

function isLocal({ from = '127.0.0.1', http = '1.1', headers = {} }: Sent): boolean {
  const request = {
    raw: { httpVersion: http },
    socket: { remoteAddress: from },
    headers: { host: 'localhost:3000', ...headers },
  };
  return isLocalRequest(request as unknown as FastifyRequest, config);
}

it.each<Sent>([
  {},
  { from: '::1', headers: { host: '[::1]:3000' } },
  { from: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' } },
])('accepts a browser on the machine: %j', (sent) => expect(isLocal(sent)).toBe(true));

it.each<Sent>([
  { from: '10.0.0.4' },
  { from: '::ffff:10.0.0.4' },
  { http: '1.0' },
  { headers: { host: 'www.kuzey.example' } },
  { headers: { host: 'localhost.kuzey.example' } },
  { headers: { host: 'kuzey.localhost.' } },
  { headers: { forwarded: 'for=10.0.0.4' } },
  { headers: { 'x-forwarded-proto': 'https' } },
  { headers: { 'x-real-ip': '10.0.0.4' } },
  { headers: { via: '1.1 proxy' } },
])('takes %j for a request from elsewhere', (sent) => expect(isLocal(sent)).toBe(false));

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['https://www.kuzey.example', false],
  ['https://localhost.kuzey.example', false],
])('%s is an address of this machine: %s', (publicUrl, expected) => expect(isLocalSite({ publicUrl })).toBe(expected));
