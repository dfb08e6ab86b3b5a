import { randomInt } from 'node:crypto';
import type { SecretKeys } from './former-secrets.ts';
import { acceptedHashes, keyedHash } from './secrets.ts';

const PURPOSE = 'recovery-code';
const CODE_COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike on paper. There are thirty, so ten of them have 49 bits of entropy. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz2345678';

/** Returns ten codes, each in two groups of five letters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** Returns the hash of a code for storage; hyphens, spaces and case do not matter. */
export function recoveryCodeHash(secret: string, userId: number, code: string): string {
  return keyedHash(secret, PURPOSE, hashedText(userId, code));
}

/** Returns the hashes under which a code may be stored. */
export function recoveryCodeHashes(keys: SecretKeys, userId: number, code: string): string[] {
  return acceptedHashes(keys, PURPOSE, hashedText(userId, code));
}

function hashedText(userId: number, code: string): string {
  return `${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
}
