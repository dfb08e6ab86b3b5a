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

/** A report about one release. */
export interface WindowReport {
  reporter: string;
  failed: boolean;
  /** Key of the place of a section; undefined for a page of the release, and from older shells. */
  place?: string | undefined;
}

export interface FailureRates extends ErrorRate {
  /** Places of the failed starts. */
  places: ReadonlySet<string | undefined>;
  /** Rate at the place of the report that was added. */
  here: ErrorRate;
}

export interface ErrorRateWindow {
  /**
   * Adds a report. Each reporter counts once: the last report replaces the one before. Returns null for a start that
   * succeeded, after which nothing is to be decided.
   */
  add(report: WindowReport): FailureRates | null;
}

/**
 * Tracks the recent reports about one release. Kept in memory, only for the length of the window.
 * @param isIgnored - whether reports about a place do not count any more
 */
export function createErrorRateWindow(
  now: () => number,
  isIgnored: (place: string | undefined) => boolean,
): ErrorRateWindow {
  /** The last report of each reporter, in order of arrival. */
  const reports = new Map<string, WindowReport & { at: number }>();
  const evictOld = () => {
    const start = now() - WINDOW_MS;
    for (const [reporter, { at }] of reports) {
      if (at >= start && reports.size <= MAX_REPORTERS) break;
      reports.delete(reporter);
    }
  };
  return {
    add(report) {
      reports.delete(report.reporter);
      reports.set(report.reporter, { ...report, at: now() });
      evictOld();
      if (!report.failed) return null;
      for (const [reporter, { place }] of reports) if (isIgnored(place)) reports.delete(reporter);
      const counted = [...reports.values()];
      const here = counted.filter(({ place }) => place === report.place);
      const places = new Set(counted.filter(({ failed }) => failed).map(({ place }) => place));
      return { ...rateOf(counted), places, here: rateOf(here) };
    },
  };
}

function rateOf(reports: readonly WindowReport[]): ErrorRate {
  return { failing: reports.filter(({ failed }) => failed).length, reporters: reports.length };
}
