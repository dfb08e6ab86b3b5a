import { deriveCredential, isPublishSecret, verifySignature, newPublishSecret } from './publishing.ts';

test('a secret always gives the same token and key, and another secret different ones', async () => {
  const secret = newPublishSecret();
  expect(isPublishSecret(secret)).toBe(true);
  const first = await deriveCredential(secret);
  const again = await deriveCredential(secret);
  const other = await deriveCredential(newPublishSecret());
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect([again.token, again.publicKey]).toEqual([first.token, first.publicKey]);
  expect(other.token).not.toBe(first.token);
  expect(other.publicKey).not.toBe(first.publicKey);
  expect(secret).not.toContain(first.token);
});

test('a signature is valid only for its text and key', async () => {
  const { publicKey, sign } = await deriveCredential(newPublishSecret());
  const { publicKey: otherKey } = await deriveCredential(newPublishSecret());
  const signature = await sign('sürüm');
  expect(await verifySignature(publicKey, 'sürüm', signature)).toBe(true);
  expect(await verifySignature(publicKey, 'sürüm!', signature)).toBe(false);
  expect(await verifySignature(otherKey, 'sürüm', signature)).toBe(false);
  expect(await verifySignature(publicKey, 'sürüm', '')).toBe(false);
  expect(await verifySignature('?', 'sürüm', signature)).toBe(false);
});

test.each(['', 'vitrin_', 'x'.repeat(43), `vitrin_${'x'.repeat(42)}`])('%j is rejected as a secret', async (text) => {
  expect(isPublishSecret(text)).toBe(false);
  await expect(deriveCredential(text)).rejects.toThrow(TypeError);
});
