/**
 * Publishing credential, derived from one secret text: a token, of which the site stores a hash, and an Ed25519 key
 * that signs releases, of which the site stores only the public key.
 */
export interface Credential {
  /** Bearer token of the `Authorization` header. */
  token: string;
  /** Ed25519 public key, base64url of 32 bytes. */
  publicKey: string;
  /**
   * Signs a text.
   * @returns Ed25519 signature, base64url of 64 bytes
   */
  sign(text: string): Promise<string>;
}

const PREFIX = 'vitrin_';
const SECRET_BYTES = 32;
const SECRET = /^vitrin_[\w-]{43}$/;
/** PKCS #8 header before the 32 bytes of an Ed25519 private key. */
const PKCS8_HEADER = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/** Generates the secret of a new credential: 32 random bytes as text with the prefix `vitrin_`. */
export function newPublishSecret(): string {
  return PREFIX + encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/**
 * Checks whether the text has the form of a publishing secret (`vitrin_` and 43 characters of base64url). It does not
 * check whether the credential exists or is valid.
 * @param text - untrusted text
 */
export function isPublishSecret(text: string): boolean {
  return SECRET.test(text);
}

/**
 * Derives token and signing key from a publishing secret.
 * @param secret - text from `newPublishSecret`
 * @throws TypeError when `secret` does not have the form of a publishing secret
 */
export async function deriveCredential(secret: string): Promise<Credential> {
  if (!isPublishSecret(secret)) throw new TypeError('Invalid publish secret');
  const seed = decode(secret.slice(PREFIX.length));
  const token = encode(await derive(seed, 'token'));
  const { privateKey, publicKey } = await keysFrom(await derive(seed, 'signature'));
  return {
    token,
    publicKey,
    async sign(text) {
      return encode(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytesOf(text))));
    },
  };
}

/**
 * Verifies an Ed25519 signature.
 * @param publicKey - base64url of 32 bytes
 * @param text - signed text
 * @param signature - base64url of 64 bytes
 * @returns true when the signature is valid for this text and key; false also for malformed input
 */
export async function verifySignature(publicKey: string, text: string, signature: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', decode(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, decode(signature), bytesOf(text));
  } catch {
    return false;
  }
}

async function derive(seed: Uint8Array<ArrayBuffer>, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits']);
  const options = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(`vitrin publishing ${purpose}`),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(options, key, SECRET_BYTES * 8));
}

async function keysFrom(seed: Uint8Array): Promise<{ privateKey: CryptoKey; publicKey: string }> {
  const pkcs8 = new Uint8Array([...PKCS8_HEADER, ...seed]);
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { privateKey, publicKey: x };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function encode(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url. Throws a `DOMException` for any other text. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
