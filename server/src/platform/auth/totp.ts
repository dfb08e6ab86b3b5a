import { Secret, TOTP } from 'otpauth';
import type { QrCode, TotpSetUp } from '@vitrin/shared-contracts/auth';
import type { PlatformServices } from '../platform-services.ts';
import { companyNames } from './company-names.repository.ts';
import { encrypt, decrypt } from './encryption.ts';

/** Purpose of the encryption. */
export const totpPurpose = 'totp';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Phone clocks may be wrong: the previous and the next code are accepted too. */
const ACCEPTED_DRIFT_STEPS = 1;
/** Width in modules of the light border that scanners need around the code. */
const QUIET_ZONE = 4;

/** Returns a new secret, encrypted for storage. */
export function newEncryptedSecret({ config }: Pick<PlatformServices, 'config'>): string {
  return encrypt(config.secret, totpPurpose, new Secret({ size: SECRET_BYTES }).base32);
}

export async function totpSetUp(services: PlatformServices, email: string, encrypted: string): Promise<TotpSetUp> {
  const [issuer = 'Vitrin'] = await companyNames(services);
  const totp = totpOf(services, encrypted, { issuer, label: email });
  if (!totp) throw new Error('The encrypted secret cannot be read.');
  const uri = totp.toString();
  return { secret: totp.secret.base32.match(/.{1,4}/g)?.join(' ') ?? '', uri, qr: await qrCode(uri) };
}

/** Returns the time step of a six-digit code, or null for a wrong one. */
export function stepOfCode(
  { config }: Pick<PlatformServices, 'config'>,
  encrypted: string,
  code: string,
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = Date.now();
  const delta = totpOf({ config }, encrypted)?.validate({ token, timestamp, window: ACCEPTED_DRIFT_STEPS }) ?? null;
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}

/** Returns null if the server's secret has changed since. */
function totpOf(
  { config }: Pick<PlatformServices, 'config'>,
  encrypted: string,
  names: { issuer?: string; label?: string } = {},
): TOTP | null {
  const secret = decrypt(config.secret, totpPurpose, encrypted);
  return secret === null ? null : new TOTP({ ...names, secret: Secret.fromBase32(secret) });
}

async function qrCode(text: string): Promise<QrCode> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data.keys()).filter((index) => data[index] === 1);
  const path = dark
    .map((index) => `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return { size: size + 2 * QUIET_ZONE, path };
}
