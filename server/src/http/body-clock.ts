import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestFaults, TIMEOUT } from './request-faults.ts';

/** What any body may take to arrive. */
const USUAL_MS = 15_000;
/** A poor mobile connection; 10 MB take ten minutes and a half with it. */
const SLOWEST_BYTES_PER_MS = 16;
const LONGEST_MS = 650_000;

interface Clock {
  timer: NodeJS.Timeout;
  late: () => void;
}

const clocks = new WeakMap<IncomingMessage, Clock>();

/** Ends a request whose body does not arrive within seconds. */
export function watchBody(request: IncomingMessage, response: ServerResponse, usualMs = USUAL_MS): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  const late = () => endLate(request, response);
  clocks.set(request, { late, timer: setTimeout(late, usualMs).unref() });
  request.once('close', () => clearTimeout(clocks.get(request)?.timer));
}

/** Lets a body take the time that its size needs: for those who were found entitled to send a file. */
export function awaitFile(request: IncomingMessage): void {
  const clock = clocks.get(request);
  if (!clock || request.complete) return;
  clearTimeout(clock.timer);
  const bytes = Number(request.headers['content-length'] ?? 0);
  const ms = Math.min(LONGEST_MS, USUAL_MS + bytes / SLOWEST_BYTES_PER_MS);
  clocks.set(request, { ...clock, timer: setTimeout(clock.late, ms).unref() });
}

function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (response.headersSent) request.socket.destroy();
  else requestFaults(Object.assign(new Error('The body came too slowly'), { code: TIMEOUT }), request.socket);
}
