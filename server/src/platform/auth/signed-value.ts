import { equalsConstantTime, keyedHash } from './secrets.ts';

/** Returns a value as JSON with its signature, for a cookie or an address. */
export function signValue(secret: string, purpose: string, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${keyedHash(secret, purpose, text)}`;
}

/** Returns what `signValue` has signed for this purpose; null for anything else. */
export function verifiedValue(secret: string, purpose: string, signed: string): unknown {
  const [text = '', signature = ''] = signed.split('.');
  if (text === '' || !equalsConstantTime(signature, keyedHash(secret, purpose, text))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
