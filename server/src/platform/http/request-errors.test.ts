import { once } from 'node:events';
import { connect } from 'node:net';
import { buildTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => (site = await buildTestSite()));
afterAll(() => site.close());

/** Sends a request as text, because the clients of Node.js refuse to send what a browser does. */
async function ask(head: string): Promise<string> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(`${head}\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const cookies = `Cookie: ${'reklam=1; '.repeat(2_000)}`;

test('a browser with 20 kB of cookies gets a page that says what to do, and is told to delete them', async () => {
  const answer = await ask(`GET /iletisim HTTP/1.1\r\n${cookies}`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toContain('Content-Type: text/html; charset=utf-8');
  expect(answer).toContain('Clear-Site-Data: "cookies"');
  expect(answer).toContain('<h1>Sayfa açılamadı</h1>');
  expect(answer).toContain('çerezlerini silip yeniden deneyin');
});

test('an address that is too long gets the page and deletes no cookies', async () => {
  const answer = await ask(`GET /?a=${'a'.repeat(20_000)} HTTP/1.1\r\nCookie: __Host-companion=a`);
  expect(answer).toContain('<h1>Sayfa açılamadı</h1>');
  expect(answer).not.toContain('Clear-Site-Data');
});

test('a call of the API gets an envelope', async () => {
  const answer = await ask(`GET /api/pages/content HTTP/1.1\r\n${cookies}`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toContain('{"success":false,"message":"İstek başlıkları çok büyük."}');
});

test('data that is not HTTP gets an envelope', async () => {
  expect(await ask('merhaba')).toContain('{"success":false,"message":"İstek okunamadı."}');
});
