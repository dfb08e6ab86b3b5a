import { isIP } from 'node:net';
import { connect } from 'node:tls';

const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;
const DAY_MS = 86_400_000;
/** ACME clients renew a certificate 30 days before it ends, and try again for a week or more. */
const WARNING_DAYS = 14;

/** The TLS certificate that visitors get. */
export interface Certificate {
  /** Milliseconds since 1970. */
  validUntil: number;
  /** Why browsers reject it; null if they do not. */
  rejection: string | null;
}

/**
 * Reads the certificate of a site at its public address; null for an address without TLS.
 * @throws when nothing answers there
 */
export async function readCertificate(publicUrl: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || HTTPS_PORT,
      // A certificate is chosen by name; an address is no name (RFC 6066).
      ...(isIP(hostname) === 0 && { servername: hostname }),
      // An expired certificate is read, not used: nothing is sent over this connection.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
      const rejection = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ validUntil, rejection });
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', reject);
  });
}

/** Turkish for what is at an address: the genitive at the start of a sentence and within one, and the accusative. */
export const inflections = {
  site: { of: 'Sitenin', ofWithin: 'sitenin', it: 'siteyi' },
  panel: { of: 'Panelin', ofWithin: 'panelin', it: 'paneli' },
} as const;

/** Returns what is wrong with a certificate of site or panel, in a sentence; null when nothing is. */
export function certificateProblem(
  { validUntil, rejection }: Certificate,
  now: number,
  owner: keyof typeof inflections = 'site',
): string | null {
  const { of, ofWithin, it } = inflections[owner];
  const days = Math.floor((validUntil - now) / DAY_MS);
  if (days < 0) return `${of} TLS sertifikasının süresi doldu; tarayıcılar ${it} açmıyor. Sertifikayı yenileyin.`;
  if (rejection !== null) return `Tarayıcılar ${ofWithin} TLS sertifikasına güvenmiyor (${rejection}).`;
  if (days > WARNING_DAYS) return null;
  return `${of} TLS sertifikasının süresi ${days} gün sonra doluyor; kendiliğinden yenilenmemiş. Yenilemeyi yapan programın günlüğüne bakın.`;
}
