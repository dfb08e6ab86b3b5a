import { trustedAddress, trustedIntegrity, trustRelease } from './trusted-scripts.ts';

const entry = '/releases/remote_public/0123456789abcdef/remote-entry.js';

beforeAll(() => {
  trustRelease({
    remote: 'remote_public',
    id: '0123456789abcdef',
    base: '/releases/remote_public/0123456789abcdef/',
    entry,
    integrity: { [entry]: 'sha384-abc' },
  });
});

test('a script of the resolved release is trusted with its integrity', () => {
  expect(trustedIntegrity(entry)).toBe('sha384-abc');
  expect(trustedAddress(entry)).toBe(entry);
});

test.each([
  ['another release', '/releases/remote_public/ffffffffffffffff/remote-entry.js'],
  ['an unlisted file', '/releases/remote_public/0123456789abcdef/other.js'],
  ['another origin', `https://elsewhere.example${entry}`],
  ['a data: URL', 'data:text/javascript,alert(1)'],
])('%s is rejected', (_what, address) => {
  expect(() => trustedIntegrity(address)).toThrow('Not a script of a trusted release');
  expect(() => trustedAddress(address)).toThrow(TypeError);
});

test('additional scripts of a remote get their integrity, and an unlisted one gets an integrity that matches no file', () => {
  const { _VITRIN_INTEGRITY: ask } = globalThis as unknown as { _VITRIN_INTEGRITY: (address: string) => string };
  expect(ask(entry)).toBe('sha384-abc');
  expect(ask(new URL(entry, location.origin).href)).toBe('sha384-abc');
  expect(ask('/releases/remote_public/0123456789abcdef/other.js')).toMatch(/^sha384-A{64}$/);
});
