import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendRequestError, TIMEOUT } from './request-errors.ts';

export interface BodyTimeouts {
  /** Timeout of a body without a file, and the interval over which the speed of a file upload is measured. */
  windowMs: number;
  /** Minimum average speed of a whole file: 10 MB may take ten and a half minutes. */
  averageBytesPerMs: number;
  /** Minimum speed in one window, lower because a mobile connection may stall for a moment. */
  minBytesPerMs: number;
  maxMs: number;
}

const defaultTimeouts: BodyTimeouts = { windowMs: 15_000, averageBytesPerMs: 16, minBytesPerMs: 4, maxMs: 650_000 };

interface BodyTimer {
  timer: NodeJS.Timeout;
  onTimeout: () => void;
  pace: BodyTimeouts;
}

const timers = new WeakMap<IncomingMessage, BodyTimer>();

/** Ends a request whose body does not arrive within `windowMs`. */
export function startBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  pace: BodyTimeouts = defaultTimeouts,
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  const onTimeout = () => endTimedOut(request, response);
  timers.set(request, { onTimeout, pace, timer: setTimeout(onTimeout, pace.windowMs).unref() });
  request.once('close', () => clearTimeout(timers.get(request)?.timer));
}

/**
 * Extends the body timeout according to the size, for clients that are authorized to send a file, as long as enough
 * data arrives in every window. A declared size alone does not extend it.
 */
export function extendBodyTimeout(request: IncomingMessage): void {
  const clock = timers.get(request);
  if (!clock || request.complete) return;
  clearTimeout(clock.timer);
  const { windowMs, averageBytesPerMs, minBytesPerMs, maxMs } = clock.pace;
  const size = Number(request.headers['content-length'] ?? 0);
  const deadline = performance.now() + Math.min(maxMs, windowMs + size / averageBytesPerMs);
  const measure = (before: number): NodeJS.Timeout => {
    const check = () => {
      const { bytesRead } = request.socket;
      // Data that is buffered here was sent within the timeout.
      const isSlow = bytesRead - before < minBytesPerMs * windowMs && request.readableLength === 0;
      if (isSlow || performance.now() > deadline) return clock.onTimeout();
      timers.set(request, { ...clock, timer: measure(bytesRead) });
    };
    return setTimeout(check, windowMs).unref();
  };
  timers.set(request, { ...clock, timer: measure(request.socket.bytesRead) });
}

function endTimedOut(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (response.headersSent) request.socket.destroy();
  else
    sendRequestError(
      Object.assign(new Error('The request body arrived too slowly'), { code: TIMEOUT }),
      request.socket,
    );
}
