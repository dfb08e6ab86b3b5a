import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { isUnit } from '@vitrin/shared-contracts/releases';
import type { Config } from '../../config/config.ts';
import { signValue, verifiedValue } from '../../platform/auth/signed-value.ts';
import type { NewPreview } from './preview-cookie.ts';

/** Query parameter with the signed preview. */
export const previewHandoverParam = 'anahtar';

const PURPOSE = 'preview-handover';

/** Enough for a user whose browser has blocked the new tab. */
const LIFETIME_MS = 2 * 60_000;

/** A preview, and the page that shows it. */
export interface PreviewHandover extends NewPreview {
  /** Path on the site. */
  address: string;
}

interface SignedHandover extends PreviewHandover {
  /** Milliseconds since 1970. */
  until: number;
}

type HandoverConfig = Pick<Config, 'secret' | 'publicUrl'>;

/** Returns the address that gives the preview to the same browser on the host of the site, for two minutes. */
export function handoverAddress(config: HandoverConfig, handover: PreviewHandover): string {
  const content: SignedHandover = { ...handover, until: Date.now() + LIFETIME_MS };
  const query = new URLSearchParams({ [previewHandoverParam]: signValue(config.secret, PURPOSE, content) });
  return `${config.publicUrl}${contentPreviewPaths.release}?${query}`;
}

/** Returns the preview of an address; null if it is forged or expired. */
export function readHandover(config: Pick<Config, 'secret'>, token: string): PreviewHandover | null {
  const signed = verifiedValue(config.secret, PURPOSE, token) as SignedHandover | null;
  if (!signed) return null;
  const { until, ...handover } = signed;
  return until > Date.now() && isUnit(handover.unit) ? handover : null;
}
