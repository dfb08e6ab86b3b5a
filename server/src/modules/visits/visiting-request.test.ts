import { dayAfter, daysFrom, istanbulDay } from '../../platform/istanbul-day.ts';
import { createAgentClasses } from './agent-classes.ts';
import { normalizedPath, isVisit, referringHost } from './visiting-request.ts';

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

test.each([
  [true, {}],
  [true, { 'sec-fetch-dest': undefined }],
  [true, { cookie: '_lang=en' }],
  [false, { accept: '*/*' }],
  [false, { accept: undefined }],
  [false, { 'sec-fetch-dest': 'empty' }],
  [false, { 'sec-fetch-dest': 'iframe' }],
  [false, { 'sec-purpose': 'prefetch' }],
  [false, { 'sec-purpose': 'prefetch;prerender' }],
  [false, { purpose: 'prefetch' }],
  [false, { cookie: '_lang=tr; __Host-companion=abc' }],
])('whether a request is a visit: %s with %j', (expected, headers) => {
  expect(isVisit({ ...navigation, ...headers })).toBe(expected);
});

test.each([
  ['https://www.google.com/search?q=k%C3%B6pr%C3%BC', 'google.com'],
  ['http://haber.example:8080/a', 'haber.example'],
  ['https://site.example/makaleler', null],
  ['https://site.example.evil.example/', 'site.example.evil.example'],
  ['http://localhost:4134/', null],
  ['android-app://com.example/', null],
  ['no address', null],
  [undefined, null],
])('the referrer %s gives the host %s', (referer, host) => {
  expect(referringHost({ referer, host: 'localhost:4134' }, 'https://site.example')).toBe(host);
});

test.each([
  ['/', '/'],
  ['/%69letisim', '/iletisim'],
  ['/ILETISIM', '/iletisim'],
  ['/eski%20sayfa', '/eski sayfa'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ['/a%0Ab', null],
  ['/%E0%A4%A', null],
])('the path %s is counted as %s', (path, counted) => {
  expect(normalizedPath(path)).toBe(counted);
});

const chrome = (system: string, form = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0${form} Safari/537.36`;

test.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'desktop'],
  [chrome('Linux; Android 15; Pixel 9', ' Mobile'), 'phone'],
  [chrome('Linux; Android 15; SM-X710'), 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
  ['curl/8.14.1', 'bot'],
  ['', 'bot'],
])('the user agent %s is classified as %s', async (agent, expected) => {
  const agents = createAgentClasses();
  expect(agents.classify(agent)).toBeNull();
  await agents.ready();
  expect([agents.classify(agent), agents.classify(agent)]).toEqual([expected, expected]);
});

test('a day starts at midnight in Istanbul', () => {
  expect(istanbulDay(Date.parse('2026-03-31T20:59:59Z'))).toBe('2026-03-31');
  expect(istanbulDay(Date.parse('2026-03-31T21:00:00Z'))).toBe('2026-04-01');
  expect([dayAfter('2026-03-01', -1), dayAfter('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
  expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
