import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishResponse } from '@vitrin/shared-contracts/release-management';
import { newPublishSecret } from '@vitrin/shared-contracts/publishing';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { printLinks } from './print-link.ts';
import { readSettings } from './settings.ts';

let server: Server;
let answer: { status: number; body: object };
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer(({ url }, reply) => {
    asked.push(url);
    reply.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => asked.splice(0));
afterAll(() => server.close());

const id = 'a'.repeat(16);
const address = `https://panel.example/admin/releases/release?name=remote_kampanya&release=${id}`;
const inPanel = `Panelde incelemek için: ${address}`;

interface Printed {
  remote?: Unit;
  stored?: PublishResponse;
  port?: number;
}

/** Prints for a site that answers the request for a link in this way. */
async function printed(status: number, body: object, change: Printed = {}): Promise<string[]> {
  const { remote = 'remote_kampanya', stored = { id, kept: false, address } } = change;
  const { port = (server.address() as AddressInfo).port } = change;
  answer = { status, body };
  const lines: string[] = [];
  const settings = await readSettings({
    VITRIN_URL: `http://127.0.0.1:${port}`,
    VITRIN_PUBLISH_SECRET: newPublishSecret(),
  });
  await printLinks({ remote, settings, print: (text) => lines.push(text) }, stored);
  return lines;
}

const refused = (message: string) => ({ success: false, message });
const link = { success: true, data: { address: 'https://site.example/onizleme/s/x.y' } };

test('the address in the panel is printed before the one that needs no account', async () => {
  expect(await printed(200, link)).toEqual([inPanel, 'Önizleme bağlantısı: https://site.example/onizleme/s/x.y']);
});

test.each(['shell', 'remote_auth', 'remote_admin'] as const)('%s has only an address in the panel', async (remote) => {
  expect(await printed(409, refused('Olmaz.'), { remote })).toEqual([inPanel]);
  expect(asked).toEqual([]);
});

test.each([403, 409, 422, 503])('a refusal with %i is one line and does not fail the command', async (status) => {
  expect(await printed(status, refused('Olmaz.'))).toEqual([inPanel, 'Önizleme bağlantısı oluşturulmadı: Olmaz.']);
});

test('nothing is printed for an older site, and one line for a link that cannot be requested', async () => {
  expect(await printed(404, refused('Böyle bir adres yok.'), { stored: { id, kept: true } })).toEqual([]);
  expect(await printed(200, {}, { port: 9 })).toEqual([inPanel, expect.stringContaining('ulaşılamadı')]);
});
