import { overridesIdentity, type FuzzRequest } from './requests.ts';
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
  /** Number of requests that were slow only once, probably because of other load on the machine. */
  slowOnceCount: number;
  unanswered: string[];
}

export interface Recorder {
  /** `again`: milliseconds of a second attempt with the same request if the first was slow; otherwise 0. */
  record(request: FuzzRequest, received: Received, again: number): void;
  report(): FuzzReport;
}

const UNAUTHORIZED = 401;
/** Statuses of requests rejected before their content was read; 0 means no response. */
const EARLY_REJECTIONS: ReadonlySet<number> = new Set([0, UNAUTHORIZED, 403, 404, 405, 415, 429]);

/** Creates a recorder of the server's responses; `names` are those of the senders. */
export function createRecorder(names: readonly string[], slowMs: number): Recorder {
  const reached = new Set<string>();
  const report: FuzzReport = {
    sent: 0,
    statuses: new Map(),
    reached: 0,
    failures: [],
    slow: [],
    slowOnceCount: 0,
    unanswered: [],
  };

  return {
    report: () => ({ ...report, reached: reached.size }),
    record(request, { status, ms, text }, again) {
      const describe = () => `${names[request.sender]}: ${requestText(request)}`;
      report.sent += 1;
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
      if (!EARLY_REJECTIONS.has(status)) reached.add(nameOf(request.route));
      if (status >= 500) report.failures.push(`${status} ${describe()} → ${text.slice(0, 200)}`);
      if (status === 0) report.unanswered.push(describe());
      if (again > slowMs) report.slow.push(`${Math.round(ms)} and ${Math.round(again)} ms ${describe()}`);
      else if (ms > slowMs) report.slowOnceCount += 1;
    },
  };
}

/** Checks whether the server no longer accepts the sender's headers. */
export function isSenderExpired(request: FuzzRequest, { status }: Received): boolean {
  return status === UNAUTHORIZED && !overridesIdentity(request);
}

/** Returns the request as text, with everything needed to repeat it. */
function requestText({ method, path, headers, body }: FuzzRequest): string {
  const sent =
    body === null ? '' : ` ${String(body.type)} ${JSON.stringify(body.bytes.toString('latin1').slice(0, 600))}`;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${sent}`;
}
