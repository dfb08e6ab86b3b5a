import { importJWK, type JSONWebKeySet, type JWK } from 'jose';

/** Signature algorithm of the platforms; all other keys of an issuer are for other purposes. */
const ALGORITHM = 'RS256';
/** Shorter RSA keys can be broken (RFC 7518 §3.3). */
const MIN_BITS = 2048;

/**
 * Returns the keys that can verify an ID token. A key that is malformed or too short is left out, so that a token that
 * names it is refused like one with an unknown key.
 */
export async function usableKeys({ keys }: JSONWebKeySet): Promise<JSONWebKeySet> {
  const isKept = await Promise.all(keys.map(isUsable));
  return { keys: keys.filter((_key, index) => isKept[index]) };
}

async function isUsable(key: JWK): Promise<boolean> {
  try {
    const imported = await importJWK(key, ALGORITHM);
    return 'algorithm' in imported && bitsOf(imported.algorithm) >= MIN_BITS;
  } catch {
    return false;
  }
}

/** Returns the length of an RSA key; 0 for any other key. */
function bitsOf(algorithm: object): number {
  return 'modulusLength' in algorithm && typeof algorithm.modulusLength === 'number' ? algorithm.modulusLength : 0;
}
