/**
 * A release is judged by the reports of the last minutes: long enough for a small site to have some, short enough for a fault of
 * this morning not to weigh on this evening.
 */
export const WINDOW_MS = 5 * 60_000;
/** Most reporters kept for one release; beyond it the oldest are dropped, so that memory stays bounded. */
const MOST_REPORTERS = 5_000;

export interface ErrorRate {
  /** Reporters whose last report in the window was a failed start. */
  failing: number;
  reporters: number;
}

export interface ErrorRateWindow {
  /** One reporter counts once: the last report replaces the one before. */
  add(reporter: string, failed: boolean): ErrorRate;
}

/** Who reported what of one release lately. Kept in memory, for the length of the window alone. */
export function createErrorRateWindow(now: () => number = Date.now): ErrorRateWindow {
  /** The last report of each reporter, in the order in which they came. */
  const reports = new Map<string, { at: number; failed: boolean }>();
  const forgetOld = () => {
    const start = now() - WINDOW_MS;
    for (const [reporter, { at }] of reports) {
      if (at >= start && reports.size <= MOST_REPORTERS) break;
      reports.delete(reporter);
    }
  };
  return {
    add(reporter, failed) {
      reports.delete(reporter);
      reports.set(reporter, { at: now(), failed });
      forgetOld();
      if (!failed) return { failing: 0, reporters: reports.size };
      return { failing: [...reports.values()].filter((report) => report.failed).length, reporters: reports.size };
    },
  };
}
