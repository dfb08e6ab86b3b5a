import { callHeaders } from './call-headers.ts';

/**
 * Tells the server something that nobody waits for, also from a page that is just going. A beacon carries no headers: it is
 * for browsers whose `fetch` ends with its page.
 */
export function sendReport(url: string, report: object): void {
  const body = JSON.stringify(report);
  const type = 'application/json';
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon?.(url, new Blob([body], { type }));
    return;
  }
  const headers = { 'Content-Type': type, ...callHeaders() };
  fetch(url, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
