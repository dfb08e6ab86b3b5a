import type { Envelope } from '@vitrin/shared-contracts/envelope';
import type { PublishSettings } from './settings.ts';

const LONGEST_MS = 5 * 60_000;

export interface SiteAnswer<T> {
  status: number;
  envelope: Envelope<T>;
}

/** Thrown when the site rejects a request or cannot be reached; the message gives the reason. */
export class SiteError extends Error {}

/** Sends a request with the team's credential. Also returns responses in which the site rejects the request. */
export function sendRequest<T>(
  { site, credential }: PublishSettings,
  path: string,
  body?: FormData | object,
): Promise<SiteAnswer<T>> {
  return sendTo<T>(site, path, { body, headers: { Authorization: `Bearer ${credential.token}` } });
}

interface SentRequest {
  body?: FormData | object | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a request as above, with these headers only. */
export async function sendTo<T>(site: URL, path: string, { body, headers }: SentRequest): Promise<SiteAnswer<T>> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, site), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    // The credential must not be sent to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch((error: unknown) => {
    throw new SiteError(unreachable(site, error));
  });
  return { status: response.status, envelope: await envelopeOf<T>(site, response) };
}

/** Sends a request and returns its data. Throws a `SiteError` unless it succeeds. */
export async function requestData<T>(settings: PublishSettings, path: string, body?: object): Promise<T> {
  return dataOf(await sendRequest<T>(settings, path, body));
}

export function dataOf<T>({ status, envelope }: SiteAnswer<T>): T {
  if (!envelope.success || envelope.data === undefined) throw new SiteError(errorMessage(status, envelope));
  return envelope.data;
}

function errorMessage(status: number, { message, errors }: Envelope): string {
  return [message ?? `Site isteği reddetti (HTTP ${status}).`, ...Object.values(errors ?? {})].join(' ');
}

async function envelopeOf<T>(site: URL, response: Response): Promise<Envelope<T>> {
  const location = response.headers.get('location');
  if (location !== null)
    throw new SiteError(`${site.origin} başka bir adrese yönlendiriyor (${location}); VITRIN_URL o adres olmalı.`);
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer as Envelope<T>;
  throw new SiteError(
    `${site.origin} beklenen yanıtı vermedi (HTTP ${response.status}). Adres bir Vitrin sitesinin mi, önündeki sunucu çalışıyor mu?`,
  );
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'bu adreste çalışan bir sunucu yok'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'böyle bir sunucu adı bulunamadı'],
  [/CERT_HAS_EXPIRED/, 'sertifikasının süresi dolmuş'],
  [/ALTNAME/, 'sertifikası bu adrese ait değil'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    'sertifikasına güvenilmiyor; kurum sertifikası NODE_EXTRA_CA_CERTS ile tanıtılabilir',
  ],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|TimeoutError)$/, 'zamanında yanıt vermedi'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'bağlantı yarıda koptu; komut yeniden çalıştırılabilir'],
];

function unreachable(site: URL, error: unknown): string {
  const code = codeOf(error as Failed);
  const text = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? `bağlanılamadı (${code})`;
  return `${site.origin} adresine ulaşılamadı: ${text}.`;
}

/** Structure of an error that `fetch` throws. */
interface Failed {
  name: string;
  message: string;
  code?: string;
  cause?: Failed;
  /** One error for each IP address of a host name. */
  errors?: Failed[];
}

function codeOf({ name, message, code, cause, errors }: Failed): string {
  const inner = cause ?? errors?.[0];
  if (inner) return codeOf(inner);
  return typeof code === 'string' ? code : name === 'TimeoutError' ? name : message;
}
