import { hidesSender, type FuzzRequest } from './requests.ts';
import { nameOf } from './routes.ts';
import type { Received } from './send.ts';

export interface FuzzReport {
  sent: number;
  statuses: Map<number, number>;
  /** Number of routes that returned something other than an early rejection. */
  reached: number;
  /** Responses with status 500 and above, with the requests that caused them. */
  failures: string[];
  /** Requests that were slow both times they were sent. */
  slow: string[];
  /** Slow only once: whatever else the machine did then. */
  slowOnce: number;
  unanswered: string[];
}

export interface Recorder {
  /** `again`: the time of the same request once more, where it was slow. */
  note(request: FuzzRequest, received: Received, again: number): void;
  report(): FuzzReport;
}

const UNKNOWN = 401;
/** Refused before anything was read. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([0, UNKNOWN, 403, 404, 405, 415, 429]);

/** Creates a recorder of the server's responses; `names` are those of the senders. */
export function createRecorder(names: readonly string[], slowMs: number): Recorder {
  const reached = new Set<string>();
  const report: FuzzReport = {
    sent: 0,
    statuses: new Map(),
    reached: 0,
    failures: [],
    slow: [],
    slowOnce: 0,
    unanswered: [],
  };

  return {
    report: () => ({ ...report, reached: reached.size }),
    note(request, { status, ms, text }, again) {
      const told = () => `${names[request.sender]}: ${requestText(request)}`;
      report.sent += 1;
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
      if (!AT_THE_DOOR.has(status)) reached.add(nameOf(request.route));
      if (status >= 500) report.failures.push(`${status} ${told()} → ${text.slice(0, 200)}`);
      if (status === 0) report.unanswered.push(told());
      if (again > slowMs) report.slow.push(`${Math.round(ms)} and ${Math.round(again)} ms ${told()}`);
      else if (ms > slowMs) report.slowOnce += 1;
    },
  };
}

/** Whether the server knows the sender no more. */
export function isForgotten(request: FuzzRequest, { status }: Received): boolean {
  return status === UNKNOWN && !hidesSender(request);
}

/** Returns the request as text, with everything needed to repeat it. */
function requestText({ method, path, headers, body }: FuzzRequest): string {
  const sent =
    body === null ? '' : ` ${String(body.type)} ${JSON.stringify(body.bytes.toString('latin1').slice(0, 600))}`;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${sent}`;
}
