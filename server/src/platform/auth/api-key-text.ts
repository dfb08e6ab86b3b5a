import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiKeyPrefix } from '@vitrin/shared-contracts/api-keys';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 random bits. */
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = apiKeyPrefix.length + 4;
const KEY = new RegExp(`^${apiKeyPrefix}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** Returns a new key: prefix, random characters, and a checksum by which scanners for secrets exclude other texts. */
export function newApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return apiKeyPrefix + random + checksumOf(random);
}

/** Reports whether a text can be a key. Made-up keys are rejected without a query. */
export function isApiKey(text: string): boolean {
  if (!KEY.test(text)) return false;
  const random = text.slice(apiKeyPrefix.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksumOf(random));
}

/** Returns the first characters, by which the owner recognises the key. */
export function startOfApiKey(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** Hash for storage. A key has so many random bits that a plain hash is enough; it stays valid when the server's secret changes. */
export function apiKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** CRC-32 in base 62, as in the tokens of other services. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  while (text.length < CHECKSUM_LENGTH) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
