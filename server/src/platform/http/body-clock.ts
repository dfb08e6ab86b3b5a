import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestFaults, TIMEOUT } from './request-faults.ts';

export interface BodyPace {
  /** What any body may take to arrive, and the time over which the speed of a file is measured. */
  windowMs: number;
  /** The slowest average of a whole file: 10 MB take ten minutes and a half with it. */
  averageBytesPerMs: number;
  /** The slowest that a window may be; a mobile connection may stand still for a moment. */
  leastBytesPerMs: number;
  longestMs: number;
}

const usual: BodyPace = { windowMs: 15_000, averageBytesPerMs: 16, leastBytesPerMs: 4, longestMs: 650_000 };

interface Clock {
  timer: NodeJS.Timeout;
  late: () => void;
  pace: BodyPace;
}

const clocks = new WeakMap<IncomingMessage, Clock>();

/** Ends a request whose body does not arrive within seconds. */
export function watchBody(request: IncomingMessage, response: ServerResponse, pace: BodyPace = usual): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  const late = () => endLate(request, response);
  clocks.set(request, { late, pace, timer: setTimeout(late, pace.windowMs).unref() });
  request.once('close', () => clearTimeout(clocks.get(request)?.timer));
}

/**
 * Lets a body take the time that its size needs, for those who were found entitled to send a file: as long as enough of
 * it arrives in every window. A size that is only claimed buys no time.
 */
export function awaitFile(request: IncomingMessage): void {
  const clock = clocks.get(request);
  if (!clock || request.complete) return;
  clearTimeout(clock.timer);
  const { windowMs, averageBytesPerMs, leastBytesPerMs, longestMs } = clock.pace;
  const size = Number(request.headers['content-length'] ?? 0);
  const deadline = performance.now() + Math.min(longestMs, windowMs + size / averageBytesPerMs);
  const measure = (before: number): NodeJS.Timeout => {
    const check = () => {
      const { bytesRead } = request.socket;
      // What waits here to be read was sent in time.
      const isSlow = bytesRead - before < leastBytesPerMs * windowMs && request.readableLength === 0;
      if (isSlow || performance.now() > deadline) return clock.late();
      clocks.set(request, { ...clock, timer: measure(bytesRead) });
    };
    return setTimeout(check, windowMs).unref();
  };
  clocks.set(request, { ...clock, timer: measure(request.socket.bytesRead) });
}

function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (response.headersSent) request.socket.destroy();
  else requestFaults(Object.assign(new Error('The body came too slowly'), { code: TIMEOUT }), request.socket);
}
