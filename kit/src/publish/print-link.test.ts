import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPublishSecret } from '@vitrin/shared-contracts/publishing';
import { printLink } from './print-link.ts';
import { readSettings } from './settings.ts';

let server: Server;
let answer: { status: number; body: object };

beforeAll(async () => {
  server = createServer((_, reply) => reply.writeHead(answer.status).end(JSON.stringify(answer.body)));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

async function printed(status: number, body: object, port = (server.address() as AddressInfo).port): Promise<string[]> {
  answer = { status, body };
  const lines: string[] = [];
  const settings = await readSettings({
    VITRIN_URL: `http://127.0.0.1:${port}`,
    VITRIN_PUBLISH_SECRET: newPublishSecret(),
  });
  await printLink({ remote: 'remote_kampanya', settings, print: (text) => lines.push(text) }, 'a'.repeat(16));
  return lines;
}

const refused = (message: string) => ({ success: false, message });

test('the address is printed', async () => {
  const body = { success: true, data: { address: 'https://site.example/onizleme/s/x.y' } };
  expect(await printed(200, body)).toEqual(['Önizleme bağlantısı: https://site.example/onizleme/s/x.y']);
});

test.each([403, 409, 422, 503])('a refusal with %i is one line and does not fail the command', async (status) => {
  expect(await printed(status, refused('Olmaz.'))).toEqual(['Önizleme bağlantısı oluşturulmadı: Olmaz.']);
});

test('nothing is printed for an older site, and one line for one that is not there', async () => {
  expect(await printed(404, refused('Böyle bir adres yok.'))).toEqual([]);
  expect(await printed(200, {}, 9)).toEqual([expect.stringContaining('ulaşılamadı')]);
});
