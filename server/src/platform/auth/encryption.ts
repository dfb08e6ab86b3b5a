import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts data that must be read again, so that a copied database alone is useless. `purpose` as with keyed hashes.
 */
export function encrypt(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Decrypts the text; null if it was encrypted with another secret or for another purpose, or was tampered with. */
export function decrypt(secret: string, purpose: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  const rest = IV_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, rest));
    return decipher.update(bytes.subarray(rest), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, KEY_BYTES));
}
