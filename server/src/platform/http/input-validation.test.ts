import { connect } from 'node:net';
import { sendRequest, type TestRequest } from '../../testing/send-request.ts';
import { pageHeaders, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
});
afterAll(() => test.close());

const url = '/api/admin/blog';

it('an API request with another spelling of the URL gets the API headers', async () => {
  const { headers } = await test.app.inject('/%61pi/pages/all-languages');
  expect([headers['cache-control'], headers.vary, headers['x-robots-tag']]).toEqual([
    'no-cache',
    'Cookie, Accept-Encoding',
    'noindex',
  ]);
});

const multipart = (text: string) => ({
  url,
  body: text,
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
});
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const json = (text: string) => ({ url, body: text, headers: { 'content-type': 'application/json' } });
const deep = `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`;
const valid = {
  active: 1,
  published_at: '2026-01-01',
  cover_id: null,
  translations: { tr: { title: 'Başlık', document: {} } },
};

const cases: [name: string, status: number, request: TestRequest][] = [
  ['invalid JSON', 400, json('{"form_data":')],
  ['a JSON array', 400, json('[1]')],
  ['JSON with prototype pollution', 400, json('{"__proto__":{"a":1}}')],
  ['deeply nested JSON', 400, json(deep)],
  ['invalid JSON in a field', 400, { url, form: { form_data: '{' } }],
  ['prototype pollution in a field', 400, { url, form: { form_data: '{"__proto__":{"a":1}}' } }],
  ['deeply nested JSON in a field', 400, { url, form: { form_data: deep } }],
  ['a truncated form', 400, multipart(part('form_data', '{}'))],
  ['an invalid form', 400, multipart('hello')],
  ['a form without a boundary', 400, { url, body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  [
    'an unexpected file',
    400,
    multipart('--x\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\nhi\r\n--x--\r\n'),
  ],
  [
    'wrong types',
    422,
    { url, form: { form_data: { ...valid, translations: { tr: { title: ['a'], document: 'no' } } } } },
  ],
  ['an array instead of a record', 422, { url, form: { form_data: [] } }],
  ['null', 422, { url, form: { form_data: 'null' } }],
  ['a form without the expected field', 422, { url, form: { a: 'b' } }],
  ['an unknown language', 422, { url, form: { form_data: { ...valid, translations: { xx: valid.translations.tr } } } }],
  [
    'a NUL character in a value',
    400,
    { url, form: { form_data: { ...valid, translations: { tr: { title: 'a\0b', document: {} } } } } },
  ],
  ['a lone surrogate', 400, { url, form: { form_data: '{"a":"\\ud800"}' } }],
  ['a picture that does not exist', 422, { url, form: { form_data: { ...valid, cover_id: 999 } } }],
  ['an id that is out of range', 404, { url: `${url}/99999999999999`, form: { _method: 'DELETE' } }],
  ['a queue of strings', 422, { url: `${url}/queue`, form: { queue: ['a'] } }],
  ['an oversized form', 413, multipart(`${part('form_data', 'a'.repeat(8_300_000))}--x--\r\n`)],
  ['an oversized JSON body', 413, json(JSON.stringify({ form_data: 'a'.repeat(8_300_000) }))],
  ['plain text', 415, { url, body: 'a=1', headers: { 'content-type': 'text/plain' } }],
  ['an unknown content type', 415, { url, body: '<a/>', headers: { 'content-type': 'application/xml' } }],
  ['a page that is not a number', 400, { url: `${url}?page=abc` }],
  ['a repeated parameter', 400, { url: `${url}?page=1&page=2` }],
  ['a search text above the length limit', 400, { url: `${url}?search=${'a'.repeat(101)}` }],
  ['an invalid idempotency key', 400, { url, form: { form_data: valid }, headers: { 'idempotency-key': 'a b' } }],
];

const document = (count: number, text: string) => ({
  type: 'doc',
  content: Array.from({ length: count }, () => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const article = (body: object) => ({ ...valid, translations: { tr: { title: 'Başlık', document: body } } });

it.each([
  ['a form', (record: object) => ({ url, form: { form_data: record } })],
  ['JSON', (record: object) => json(JSON.stringify({ form_data: record }))],
])('saves a text of 5,000 short paragraphs, sent as %s', async (_name, requestOf) => {
  const { status } = await staff.call(requestOf(article(document(5_000, 'Madde: şirketin yükümlülüğü, sayfa 12.'))));
  expect(status).toBe(200);
});

it('rejects a text above the limit with its field, the limit and the number of characters', async () => {
  const { status, body } = await staff.call({ url, form: { form_data: article(document(3_001, 'ş'.repeat(100))) } });
  expect([status, body.errors]).toEqual([
    422,
    { 'translations.tr.document': 'Metin En Fazla 300.000 Karakter Olabilir; Şu An 300.100' },
  ]);
});

it.each(cases)('answers %s with %i', async (_name, expected, request) => {
  const { status, body } = await staff.call(request);
  expect([status, body.success]).toEqual([expected, false]);
  expect(body.message).toMatch(/[ığüşöçİ .]/);
});

it.each([
  ['/api/pages/blog/a%00b', 400],
  ['/api/pages/blog/%ED%A0%80', 400],
  ['/api/pages/blog/%', 400],
  ['/api/pages/blog?search=%00', 400],
  ['/api/pages/blog?page=1&page=2', 400],
  ['/api/pages/content', 404],
  ['/api/pages/content?page=__proto__', 404],
  ['/api/pages/contract/yok', 404],
  ['/api/pages/change-language/xx', 404],
  ['/api/yok', 404],
  [`/api/pages/blog/${'a'.repeat(400)}`, 404],
])('answers GET %s with %i', async (address, expected) => {
  const { status, body } = await sendRequest(test.app, { url: address });
  expect([status, body.success, typeof body.message]).toEqual([expected, false, 'string']);
});

it('answers a wrong method with 405 and an Allow header', async () => {
  const { status, headers } = await sendRequest(test.app, { method: 'DELETE', url: '/api/pages/blog' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('limits the sign-in request to small bodies', async () => {
  const page = pageHeaders(test, 'auth', 'A'.repeat(43));
  const { status } = await sendRequest(test.app, {
    url: '/api/auth/login',
    json: { email: 'a'.repeat(9_000) },
    headers: page,
  });
  expect(status).toBe(413);
});

it.each([
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['bytes that are not HTTP', '\x16\x03\x01 hello\r\n\r\n', 400],
  ['oversized headers', `GET /api/pages/blog HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('answers %s with an envelope', async (_name, request, expected) => {
  const answer = await raw(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false });
});

async function raw(request: string): Promise<string> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
