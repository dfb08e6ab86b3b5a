import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Returns 32 random bytes as text, for session tokens, session-binding cookies and publish tokens. */
export function randomToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function isToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}

/**
 * Returns the HMAC-SHA-256 with the server's secret. `purpose` prevents a value of one kind from being used as another.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

/** Returns the hashes of a value that are accepted: with the current secret, and with those before a rotation. */
export function acceptedHashes(
  { secret, formerSecrets = [] }: { secret: string; formerSecrets?: readonly string[] },
  purpose: string,
  value: string,
): string[] {
  return [secret, ...formerSecrets].map((each) => keyedHash(each, purpose, value));
}

/** Compares texts in constant time. */
export function equalsConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
