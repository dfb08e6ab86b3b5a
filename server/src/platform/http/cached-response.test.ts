import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyBytes, bodyFor, cachedResponse, compressBest, isPrepared, prepareBody } from './cached-response.ts';

const text = 'Köprü bakımı ve güçlendirmesi. '.repeat(200);
const make = (content: string, keepsContent = false) =>
  cachedResponse({ status: 200, isCacheable: true, keepsContent }, { 'Content-Type': 'text/html' }, content);

const asIs = (bytes: Buffer) => bytes;

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  [undefined, undefined, asIs],
  ['br;q=0, gzip;q=0', undefined, asIs],
])('for Accept-Encoding %s the body has the encoding %s', async (accepted, encoding, decode) => {
  const response = await make(text);
  await prepareBody(response, accepted);
  const { bytes, headers } = bodyFor(response, accepted);
  expect(headers['Content-Encoding']).toBe(encoding);
  expect(headers['Content-Length']).toBe(bytes.length);
  expect(decode(bytes).toString()).toBe(text);
});

test('a stored body uses no more memory than its size', async () => {
  const response = await make(text, true);
  await compressBest(response);
  await prepareBody(response, 'gzip');
  const { br, gzip, identity } = response.bodies;
  const buffers = [br, gzip, identity].map((body) => body?.bytes.buffer.byteLength ?? 0);
  expect(buffers.reduce((sum, bytes) => sum + bytes, 0)).toBe(bodyBytes(response));
});

test.each([
  ['a page', false, true],
  ['a read of the server', true, false],
])(
  'of %s, other encodings are made once, when a client asks for them, and counted before',
  async (_what, keeps, hasBrotli) => {
    const response = await make(text, keeps);
    expect(isPrepared(response, 'br')).toBe(hasBrotli);
    expect(isPrepared(response, 'gzip')).toBe(false);
    expect(bodyFor(response, 'gzip').bytes.toString()).toBe(text);
    const counted = bodyBytes(response);
    await Promise.all(['br', 'gzip'].map((accepted) => prepareBody(response, accepted)));
    expect(bodyFor(response, 'gzip')).toBe(bodyFor(response, 'gzip'));
    expect(isPrepared(response, 'gzip')).toBe(true);
    expect(counted).toBeGreaterThan(
      (response.bodies.identity?.bytes.length ?? 0) + (response.bodies.br?.bytes.length ?? 0),
    );
  },
);

test('a long page is stored compressed alone, a short one as it is', async () => {
  expect((await make(text)).bodies.identity).toBeNull();
  const { br, identity } = (await make('kısa')).bodies;
  expect(br).toBe(identity);
});
