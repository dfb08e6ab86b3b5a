import type { Socket } from 'node:net';
import { baseHeaders } from './base-headers.ts';
import { clearsCookies, oversizedPage, oversizedPageHeaders } from './oversized-page.ts';

const OVERFLOW = 'HPE_HEADER_OVERFLOW';
export const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const responses: Readonly<Record<string, [status: string, message: string]>> = {
  [OVERFLOW]: ['431 Request Header Fields Too Large', 'İstek başlıkları çok büyük.'],
  [TIMEOUT]: ['408 Request Timeout', 'İstek zamanında tamamlanmadı.'],
};

const NONE: Readonly<Record<string, string>> = {};

/** Error of the HTTP parser; `rawPacket` is the data in which it stopped, a buffer whatever the types of Fastify say. */
interface RequestError extends Error {
  code?: string;
  rawPacket?: unknown;
}

/** Responds to data that is not valid HTTP, for which no request object exists. */
export function sendRequestError(
  error: RequestError,
  socket: Socket,
  transport: Readonly<Record<string, string>> = NONE,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = responses[error.code ?? ''] ?? ['400 Bad Request', 'İstek okunamadı.'];
  const { headers, body } = contentOf(error, message);
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...baseHeaders, ...transport, ...headers }).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

interface Content {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Returns a page for a browser whose cookies or address are too large, and an envelope for everybody else. */
function contentOf({ code, rawPacket }: RequestError, message: string): Content {
  const received = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === OVERFLOW && !/^[A-Z]+ \/api\//.test(received))
    return {
      headers: { ...oversizedPageHeaders, ...(clearsCookies(received) && { 'Clear-Site-Data': '"cookies"' }) },
      body: oversizedPage,
    };
  return {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ success: false, message }),
  };
}
