import { isUnit } from 'shared-contracts/releases';
import type { Config } from '../../../config/config.ts';
import { equalsConstantTime, keyedHash } from '../../../platform/auth/secrets.ts';
import type { NewPreview } from './preview-cookie.ts';

/** Path on the host of the site that takes over a preview which staff have started on the host of the panel. */
export const previewHandoverPath = '/onizleme/surum';
/** Query parameter with the signed preview. */
export const previewHandoverParam = 'anahtar';

/** Enough for a user whose browser has blocked the new tab. */
const LIFETIME_MS = 2 * 60_000;

/** A preview, and the page that shows it. */
export interface PreviewHandover extends NewPreview {
  /** Path on the site. */
  address: string;
}

type HandoverConfig = Pick<Config, 'secret' | 'publicUrl'>;

/** Returns the address that gives the preview to the same browser on the host of the site, for two minutes. */
export function handoverAddress(config: HandoverConfig, handover: PreviewHandover): string {
  const content = { ...handover, until: Date.now() + LIFETIME_MS };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  const query = new URLSearchParams({ [previewHandoverParam]: `${text}.${signatureOf(text, config)}` });
  return `${config.publicUrl}${previewHandoverPath}?${query}`;
}

/** Returns the preview of an address; null if it is forged or expired. */
export function readHandover(config: Pick<Config, 'secret'>, token: string): PreviewHandover | null {
  const [text = '', signature = ''] = token.split('.');
  if (text === '' || !equalsConstantTime(signature, signatureOf(text, config))) return null;
  const { until, ...handover } = JSON.parse(Buffer.from(text, 'base64url').toString()) as PreviewHandover & {
    until: number;
  };
  return until > Date.now() && isUnit(handover.unit) ? handover : null;
}

function signatureOf(text: string, { secret }: Pick<Config, 'secret'>): string {
  return keyedHash(secret, 'preview-handover', text);
}
