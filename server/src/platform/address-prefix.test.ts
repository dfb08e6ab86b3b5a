import { addressNetwork, addressPrefix } from './address-prefix.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
  ['unix', ''],
])('the prefix of %j is %j', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::7:1:2:3:4', '2001:db8:0:7::/64'],
])('counts %s as the client %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});
