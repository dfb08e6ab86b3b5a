import { deriveCredential, verifySignature, type Credential } from '@vitrin/shared-contracts/publishing';
import { keyedHash } from '../../platform/auth/secrets.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { SignedRelease } from './releases.repository.ts';
import { isSigningKey } from './signing-keys.repository.ts';

/** Returns the site's own credential, derived from its secret: it signs the builds of its own checkout. */
export function siteCredential(secret: string): Promise<Credential> {
  return deriveCredential(`vitrin_${keyedHash(secret, 'site releases', '')}`);
}

/**
 * Checks whether the exact text of the descriptor was signed by the site itself or by a team of exactly this unit.
 */
export async function isGenuine(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  release: SignedRelease,
): Promise<boolean> {
  const { signature, signedBy, text, descriptor } = release;
  if (signature === null || signedBy === null || !(await verifySignature(signedBy, text, signature))) return false;
  const { publicKey } = await siteCredential(config.secret);
  return signedBy === publicKey || (await isSigningKey(db, descriptor.unit, signedBy));
}
