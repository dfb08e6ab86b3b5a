import type { Socket } from 'node:net';
import { baseHeaders } from './base-headers.ts';

const OVERFLOW = 'HPE_HEADER_OVERFLOW';
export const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const responses: Readonly<Record<string, [status: string, message: string]>> = {
  [OVERFLOW]: ['431 Request Header Fields Too Large', 'İstek başlıkları çok büyük.'],
  [TIMEOUT]: ['408 Request Timeout', 'İstek zamanında tamamlanmadı.'],
};

const NONE: Readonly<Record<string, string>> = {};

/** Responds to data that is not valid HTTP, for which no request object exists. */
export function sendRequestError(
  error: Error & { code?: string },
  socket: Socket,
  transport: Readonly<Record<string, string>> = NONE,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = responses[error.code ?? ''] ?? ['400 Bad Request', 'İstek okunamadı.'];
  const body = JSON.stringify({ success: false, message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...baseHeaders, ...transport }).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
