import { credentialOf, isPublishSecret, isSignedBy, newPublishSecret } from './publishing.ts';

test('one secret gives always the same token and key, and no two secrets the same', async () => {
  const secret = newPublishSecret();
  expect(isPublishSecret(secret)).toBe(true);
  const first = await credentialOf(secret);
  const again = await credentialOf(secret);
  const other = await credentialOf(newPublishSecret());
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect([again.token, again.publicKey]).toEqual([first.token, first.publicKey]);
  expect(other.token).not.toBe(first.token);
  expect(other.publicKey).not.toBe(first.publicKey);
  expect(secret).not.toContain(first.token);
});

test('a signature holds for its text and key alone', async () => {
  const { publicKey, sign } = await credentialOf(newPublishSecret());
  const { publicKey: stranger } = await credentialOf(newPublishSecret());
  const signature = await sign('sürüm');
  expect(await isSignedBy(publicKey, 'sürüm', signature)).toBe(true);
  expect(await isSignedBy(publicKey, 'sürüm!', signature)).toBe(false);
  expect(await isSignedBy(stranger, 'sürüm', signature)).toBe(false);
  expect(await isSignedBy(publicKey, 'sürüm', '')).toBe(false);
  expect(await isSignedBy('?', 'sürüm', signature)).toBe(false);
});

test.each(['', 'vitrin_', 'x'.repeat(43), `vitrin_${'x'.repeat(42)}`])('%j is no secret', async (text) => {
  expect(isPublishSecret(text)).toBe(false);
  await expect(credentialOf(text)).rejects.toThrow(TypeError);
});
