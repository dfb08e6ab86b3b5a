import { derivedGroup, groupHeaders, isCrawler, groupFromCookie } from './visitor-group.ts';

const config = { secret: 'a secret for tests', publicUrl: 'https://site.example' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

test('without a cookie the same browser is in the same group each time', () => {
  const groups = Array.from({ length: 100 }, () => derivedGroup('192.0.2.7', FIREFOX, config));
  expect(new Set(groups).size).toBe(1);
});

test('addresses are spread evenly over a hundred groups', () => {
  const counts = Array.from({ length: 100 }, () => 0);
  for (let visitor = 0; visitor < 10_000; visitor++) {
    const group = derivedGroup(`10.0.${visitor >> 8}.${visitor & 255}`, FIREFOX, config);
    counts[group] = (counts[group] ?? Number.NaN) + 1;
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
  expect(Math.min(...counts)).toBeGreaterThan(55);
  expect(Math.max(...counts)).toBeLessThan(150);
});

test.each<[string | undefined, number | null]>([
  ['_group=0', 0],
  ['_lang=en; _group=99', 99],
  ['_group=7; a=b', 7],
  ['_group=100', null],
  ['_group=-1', null],
  ['_group=1a', null],
  ['my_group=5', null],
  [undefined, null],
])('with the cookies %j the group is %s', (cookies, group) => {
  expect(groupFromCookie(cookies)).toBe(group);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['facebookexternalhit/1.1', true],
  ['', true],
  [FIREFOX, false],
])('whether %s is a crawler: %s', (agent, expected) => {
  expect(isCrawler(agent)).toBe(expected);
});

test('the cookie lasts as long as a canary may, is HttpOnly, and is Secure if the site uses https', () => {
  expect(groupHeaders({ setGroup: 42 }, config)).toEqual({
    'Set-Cookie': '_group=42; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  });
  expect(groupHeaders({ setGroup: 0 }, { publicUrl: 'http://localhost:3000' })).toEqual({
    'Set-Cookie': '_group=0; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  });
  expect(groupHeaders({ setGroup: null }, config)).toEqual({});
});
