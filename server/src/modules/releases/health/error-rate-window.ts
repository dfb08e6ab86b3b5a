/**
 * A release is judged by the reports of this period: long enough for a small site to receive some, short enough that a
 * fault of this morning does not count this evening.
 */
export const WINDOW_MS = 5 * 60_000;
/** Maximum number of reporters kept for one release; beyond it the oldest are dropped, so that memory stays bounded. */
const MAX_REPORTERS = 5_000;

export interface ErrorRate {
  /** Number of reporters whose last report in the window was a failed start. */
  failing: number;
  reporters: number;
}

export interface ErrorRateWindow {
  /** Adds a report. Each reporter counts once: the last report replaces the one before. */
  add(reporter: string, failed: boolean): ErrorRate;
}

/** Tracks the recent reports about one release. Kept in memory, only for the length of the window. */
export function createErrorRateWindow(now: () => number = Date.now): ErrorRateWindow {
  /** The last report of each reporter, in order of arrival. */
  const reports = new Map<string, { at: number; failed: boolean }>();
  const evictOld = () => {
    const start = now() - WINDOW_MS;
    for (const [reporter, { at }] of reports) {
      if (at >= start && reports.size <= MAX_REPORTERS) break;
      reports.delete(reporter);
    }
  };
  return {
    add(reporter, failed) {
      reports.delete(reporter);
      reports.set(reporter, { at: now(), failed });
      evictOld();
      if (!failed) return { failing: 0, reporters: reports.size };
      return { failing: [...reports.values()].filter((report) => report.failed).length, reporters: reports.size };
    },
  };
}
