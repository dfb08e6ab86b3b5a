import { readAddress } from './public-address.ts';
import type { SiteState } from './site-state.ts';

const state = { languages: [{ abbr: 'tr', lang: 'Türkçe' }] } as unknown as SiteState;
const movedTo = (address: string) => readAddress(address, undefined, state).moved;

test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
  ['http://evil.example//iletisim/', '/iletisim'],
  ['/makale/%2e%2e/iletisim', '/iletisim'],
  ['/makaleler/?sayfa=2&lang=tr', '/makaleler?sayfa=2&lang=tr'],
  ['*', '/*'],
])('%s leads to a path of this site: %s', (address, expected) => {
  const moved = movedTo(address) ?? '';
  expect(moved).toBe(expected);
  expect(movedTo(moved)).toBeNull();
});

test.each(['/', '/makale/kopru', '/.well-known/security.txt', '/a%2fb', '/404?x=//'])('%s stays', (address) => {
  expect(movedTo(address)).toBeNull();
});
