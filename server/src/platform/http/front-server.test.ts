import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createFrontServer, type Front } from './front-server.ts';

const log = { error: jest.fn() };
beforeEach(() => log.error.mockClear());

async function ask(front: Front, publicUrl: string, path: string, headers = {}): Promise<Response> {
  const server = createFrontServer(front, { config: { publicUrl, trustProxy: false }, log })(
    (_request, response) => void response.end('yönlendirme'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  } finally {
    server.close();
  }
}

const front: Front = (request, response) => {
  if (request.url !== '/bellekte') return false;
  response.writeHead(200, { 'X-From': 'memory' }).end('bellek');
  return true;
};

test('the front handler responds to what it knows and passes the rest to the framework', async () => {
  const known = await ask(front, 'http://localhost', '/bellekte');
  expect([await known.text(), known.headers.get('x-from')]).toEqual(['bellek', 'memory']);
  expect(await (await ask(front, 'http://localhost', '/baska')).text()).toBe('yönlendirme');
});

test('a body that never ends is timed out even when the response came from memory', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  const server = createFrontServer(front, { config: { publicUrl: 'http://localhost', trustProxy: false }, log })(
    () => undefined,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /bellekte HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('bellek');
  const closed = once(socket, 'close');
  jest.advanceTimersByTime(16_000);
  jest.useRealTimers();
  await closed;
  server.close();
});

test('responses carry HSTS over https and not over http', async () => {
  for (const path of ['/bellekte', '/baska']) {
    const header = (url: string) =>
      ask(front, url, path).then(({ headers }) => headers.get('strict-transport-security'));
    expect(await header('https://site.example')).toBe('max-age=31536000; includeSubDomains');
    expect(await header('http://localhost')).toBeNull();
  }
});

test('content negotiation headers longer than any browser sends are ignored', async () => {
  const echo: Front = (request, response) => {
    response.end(JSON.stringify([request.headers['accept-encoding'], request.headers['accept-language']]));
    return true;
  };
  const headers = { 'accept-encoding': `br${' '.repeat(10_000)}x`, 'accept-language': 'tr' };
  const answer = await ask(echo, 'http://localhost', '/', headers);
  expect(await answer.json()).toEqual([null, 'tr']);
});

const failing: Front = (request, response) => {
  if (request.url === '/baslamis') response.writeHead(200, { 'Content-Length': 9 }).write('bir');
  // Throws as Node does for an invalid header value.
  response.setHeader('X-From', 'memory').setHeader('Location', '/\u0131');
  return true;
};

test.each([
  ['/makaleler', 503, 'text/html; charset=utf-8', '<h1>Site şu anda yanıt veremiyor</h1>'],
  ['/de/makaleler', 503, 'text/html; charset=utf-8', '<h1>Die Website ist derzeit nicht erreichbar</h1>'],
  ['/api/pages/blog', 500, 'application/json; charset=utf-8', 'Sunucuda beklenmeyen bir hata oluştu.'],
])(
  'an error thrown before the framework gets an error response at %s and is logged',
  async (path, status, type, text) => {
    const answer = await ask(failing, 'https://site.example', path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-from')]).toEqual([
      status,
      type,
      null,
    ]);
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(text);
    expect(log.error).toHaveBeenCalledTimes(1);
  },
);

test('a response that had already started is aborted, and the server keeps running', async () => {
  // The abort may reach the client before the headers do.
  await expect(ask(failing, 'http://localhost', '/baslamis').then((answer) => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect(await (await ask(front, 'http://localhost', '/bellekte')).text()).toBe('bellek');
});
