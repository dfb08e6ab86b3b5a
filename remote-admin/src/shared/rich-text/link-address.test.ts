import { linkAddress } from './link-address.ts';

it.each([
  ['/makale/celik', '/makale/celik'],
  ['/', '/'],
  [' https://ornek.com/a?b=1 ', 'https://ornek.com/a?b=1'],
  ['ornek.com.tr/yol', 'https://ornek.com.tr/yol'],
  ['bilgi@ornek.com', 'mailto:bilgi@ornek.com'],
  ['+90 (212) 000 00 00', 'tel:+902120000000'],
  ['http://ornek.com', null],
  ['//ornek.com', null],
  ['javascript:alert(1)', null],
  ['çelik yapılar', null],
  ['', null],
])('returns the link address, or null, for %j', (typed, expected) => {
  expect(linkAddress(typed)).toBe(expected);
});
