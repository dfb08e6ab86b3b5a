import { units } from 'shared-contracts/releases';
import { builtInSegment, isBuiltIn, isFreeSegment } from './remote-names.ts';

test.each([
  'api',
  'releases',
  'media',
  'sitemap.xml',
  'giris-yap',
  'admin',
  '*',
  '',
  'makale',
  'makaleler',
  'sozlesme',
  '404',
])('a further remote cannot have the segment %j', (segment) => expect(isFreeSegment(segment)).toBe(false));

test('it can have any other', () => {
  expect(isFreeSegment('kampanya')).toBe(true);
});

test('built-in units are known by name, and all but the shell have an address', () => {
  expect(units.map(builtInSegment)).toEqual([null, '*', 'giris-yap', 'admin']);
  expect([isBuiltIn('remote_auth'), isBuiltIn('remote_campaign'), isBuiltIn('toString')]).toEqual([true, false, false]);
});
