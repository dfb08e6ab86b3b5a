import { headersForBrowser, headersForSite, type ProxyOrigins } from './headers.ts';

const ends: ProxyOrigins = {
  site: 'https://sirket.example',
  origins: ['https://sirket.example', 'https://www.sirket.example'],
  here: 'http://localhost:3000',
  port: 3000,
};
const call = { isDocument: false };
const document = { isDocument: true };

test('a request of the page appears to come from the site’s origin', () => {
  const sent = {
    origin: 'http://localhost:3000',
    referer: 'http://localhost:3000/admin/contact?ileti=1',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': 'değer',
  };
  expect(headersForSite(sent, ends, call)).toMatchObject({
    origin: 'https://sirket.example',
    referer: 'https://sirket.example/admin/contact?ileti=1',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': 'değer',
  });
});

test('a request of another page keeps its origin', () => {
  const sent = { origin: 'http://localhost:30001', referer: 'http://localhost:30001/' };
  expect(headersForSite(sent, ends, call)).toMatchObject(sent);
});

test('only the site’s own cookies are forwarded, under the site’s names', () => {
  const cookie = '_lang=en; dev-3000-companion=abc; dev-4000-companion=other; __Host-companion=old; jira=1';
  expect(headersForSite({ cookie }, ends, call).cookie).toBe('_lang=en; __Host-companion=abc; vitrin-companion=abc');
});

test('a request without a session is marked as staff, so that no visit is counted', () => {
  expect(headersForSite({}, ends, document).cookie).toBe('__Host-companion=dev; vitrin-companion=dev');
});

test('cookies are rewritten so that the browser stores them over plain http', () => {
  const answered = {
    'set-cookie': [
      '__Host-companion=abc; Path=/; HttpOnly; Secure; SameSite=Strict',
      '_lang=tr; Path=/; Secure',
      'vitrin-device=d; Path=/; HttpOnly',
    ],
  };
  expect(headersForBrowser(answered, ends, call)['set-cookie']).toEqual([
    'dev-3000-companion=abc; Path=/; HttpOnly; SameSite=Strict',
    '_lang=tr; Path=/',
    'dev-3000-device=d; Path=/; HttpOnly',
  ]);
});

test.each([
  ['https://sirket.example/giris-yap?durum=x', '/giris-yap?durum=x'],
  ['https://www.sirket.example', '/'],
  ['https://sirket.example.evil/', 'https://sirket.example.evil/'],
  ['/404', '/404'],
])('a redirect to %s becomes %s', (location, expected) => {
  expect(headersForBrowser({ location }, ends, call).location).toBe(expected);
});

test('headers that bind the site’s own host to https are removed', () => {
  const answered = {
    'strict-transport-security': 'max-age=63072000',
    'alt-svc': 'h3=":443"',
    'content-security-policy': "default-src 'none'; upgrade-insecure-requests; script-src 'self'",
  };
  expect(headersForBrowser(answered, ends, call)).toEqual({
    'content-security-policy': "default-src 'none'; script-src 'self'",
  });
});

test('a document is never cached, because its references change with every build', () => {
  expect(headersForSite({ 'if-none-match': '"a"' }, ends, document)).not.toHaveProperty('if-none-match');
  expect(headersForBrowser({ etag: '"a"' }, ends, document)).toEqual({ 'cache-control': 'no-store' });
  expect(headersForSite({ 'if-none-match': '"a"' }, ends, call)).toHaveProperty('if-none-match', '"a"');
});
