import { linkAddress } from './link-address.ts';

it.each([
  ['/makale/celik', '/makale/celik'],
  ['/', '/'],
  [' https://ornek.com/a?b=1 ', 'https://ornek.com/a?b=1'],
  ['ornek.com.tr/yol', 'https://ornek.com.tr/yol'],
  ['bilgi@ornek.com', 'mailto:bilgi@ornek.com'],
  ['+90 (212) 000 00 00', 'tel:+902120000000'],
  ['0532 111 22 33 dahili 12', 'tel:+905321112233;ext=12'],
  ['\u202A0090 232 555 01 00\u202C', 'tel:+902325550100'],
  ['444 0 555', 'tel:4440555'],
  ['http://ornek.com', null],
  ['//ornek.com', null],
  ['javascript:alert(1)', null],
  ['çelik yapılar', null],
  ['', null],
])('returns the link address, or null, for %j', (typed, expected) => {
  expect(linkAddress(typed)).toBe(expected);
});
