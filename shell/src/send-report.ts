import { callHeaders } from './call-headers.ts';

/**
 * Sends a report without waiting for the response, even while the page is being unloaded. A beacon has no headers: it
 * is for browsers whose `fetch` ends with the page.
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
