import { errorCode } from '../error-code.ts';
import { readStart, sendOutgoing } from '../http/outgoing-request.ts';
import { RefusedAddress } from '../http/public-address.ts';

/** Milliseconds that a receiver has for its whole answer. */
const TIMEOUT_MS = 10_000;
/** Bytes of an answer that are read; staff see them in the log. */
const ANSWER_BYTES = 2_000;

export interface Posted {
  /** Null if there was no answer. */
  status: number | null;
  /** Start of the answer, or the reason why there was none, in Turkish. */
  answer: string;
  durationMs: number;
}

export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** http and private networks are allowed. */
  allowsPrivate: boolean;
}

/** Sends a delivery. Never throws. */
export async function postWebhook(post: Post): Promise<Posted> {
  const start = performance.now();
  const outcome = await send(post).catch((error: unknown) => ({ status: null, answer: reasonOf(error) }));
  return { ...outcome, durationMs: Math.round(performance.now() - start) };
}

async function send({ url, headers, body, allowsPrivate }: Post): Promise<Omit<Posted, 'durationMs'>> {
  const response = await sendOutgoing({
    url: new URL(url),
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Vitrin-Webhooks',
    },
    body,
    timeoutMs: TIMEOUT_MS,
    allowsPrivate,
  });
  const start = await readStart(response, ANSWER_BYTES);
  // PostgreSQL stores no zero bytes.
  return { status: response.statusCode ?? null, answer: start.toString('utf8').replaceAll('\0', '') };
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Sunucunun adresi bulunamadı.',
  ECONNREFUSED: 'Sunucu bağlantıyı kabul etmedi.',
  ECONNRESET: 'Sunucu bağlantıyı kesti.',
  ABORT_ERR: 'Sunucu 10 saniye içinde yanıt vermedi.',
  CERT_HAS_EXPIRED: 'Sunucunun sertifikasının süresi dolmuş.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Sunucunun sertifikası güvenilir değil.',
};

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message;
  const code = errorCode(error);
  return reasons[code] ?? `Bağlantı kurulamadı (${code}).`;
}

/** Reports whether the receiver has accepted the request: any status 2xx. */
export function isAccepted({ status }: Posted): boolean {
  return status !== null && status >= 200 && status < 300;
}
