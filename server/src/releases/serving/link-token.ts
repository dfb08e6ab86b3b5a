import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';
import type { Config } from '../../config/config.ts';
import { signValue, verifiedValue } from '../../platform/auth/signed-value.ts';

const PURPOSE = 'release-link';

/** What a link names: the row that must still be valid, and the release that it is bound to. */
export interface LinkedRelease {
  link: number;
  unit: Unit;
  id: string;
}

export function linkToken({ secret }: Pick<Config, 'secret'>, { link, unit, id }: LinkedRelease): string {
  return signValue(secret, PURPOSE, { link, unit, id });
}

/** Returns the complete address of a link. */
export function linkAddress(config: Pick<Config, 'secret' | 'publicUrl'>, linked: LinkedRelease): string {
  return config.publicUrl + contentPreviewPaths.releaseLink(linkToken(config, linked));
}

/** Returns what a token names; null if it is forged. */
export function readLinkToken({ secret }: Pick<Config, 'secret'>, token: string): LinkedRelease | null {
  const linked = verifiedValue(secret, PURPOSE, token) as LinkedRelease | null;
  return linked && isUnit(linked.unit) ? linked : null;
}
