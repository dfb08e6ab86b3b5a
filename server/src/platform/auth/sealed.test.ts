import { seal, unseal } from './sealed.ts';

const secret = 'a secret for tests that is long enough';

it('opens with its own secret and purpose alone', () => {
  const sealed = seal(secret, 'totp', 'GIZLI');
  expect(sealed).not.toBe(seal(secret, 'totp', 'GIZLI'));
  expect(unseal(secret, 'totp', sealed)).toBe('GIZLI');
  expect(unseal(secret, 'other', sealed)).toBeNull();
  expect(unseal(`${secret}!`, 'totp', sealed)).toBeNull();
});

it('does not open when a byte was changed or is missing', () => {
  const bytes = Buffer.from(seal(secret, 'totp', 'GIZLI'), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(unseal(secret, 'totp', changed.toString('base64url'))).toBeNull();
  }
  expect(unseal(secret, 'totp', bytes.subarray(0, 20).toString('base64url'))).toBeNull();
});
