import { encrypt, decrypt } from './encryption.ts';

const secret = 'a secret for tests that is long enough';

it('decrypts only with the same secret and purpose', () => {
  const encrypted = encrypt(secret, 'totp', 'GIZLI');
  expect(encrypted).not.toBe(encrypt(secret, 'totp', 'GIZLI'));
  expect(decrypt(secret, 'totp', encrypted)).toBe('GIZLI');
  expect(decrypt(secret, 'other', encrypted)).toBeNull();
  expect(decrypt(`${secret}!`, 'totp', encrypted)).toBeNull();
});

it('does not decrypt when a byte was changed or is missing', () => {
  const bytes = Buffer.from(encrypt(secret, 'totp', 'GIZLI'), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(decrypt(secret, 'totp', changed.toString('base64url'))).toBeNull();
  }
  expect(decrypt(secret, 'totp', bytes.subarray(0, 20).toString('base64url'))).toBeNull();
});
