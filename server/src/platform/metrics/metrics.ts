import type { FinishedRequest } from '../http/finished-requests.ts';
import type { DatabaseStats } from '../database/database-stats.ts';

/**
 * How a public page was found: current in the cache; outdated, but its reads returned the same again; or rendered.
 */
export type CacheResult = 'hit' | 'stale' | 'miss';

/** A figure that is read when the metrics are requested; null when there is none. */
export interface Figure<Source> {
  /** Name of the series, with its unit as suffix. */
  name: `vitrin_${string}`;
  help: string;
  read: (source: Source) => number | null | Promise<number | null>;
}

/** Measurements of this process for Prometheus. No label contains an id, an address or anything that a person typed. */
export interface Metrics {
  /** Content type of `text`. */
  contentType: string;
  requestFinished(request: FinishedRequest): void;
  pageFound(result: CacheResult): void;
  pageRendered(seconds: number): void;
  jobSucceeded(name: string): void;
  signInFailed(step: 'password' | 'second-factor' | 'passkey'): void;
  releaseFailed(unit: string, phase: string): void;
  /** Adds figures; one that cannot be read in time is omitted. */
  addFigures<Source>(figures: readonly Figure<Source>[], source: Source): void;
  addDatabase(stats: DatabaseStats): void;
  /** Returns all series in the text format of Prometheus. */
  text(): Promise<string>;
}

const ignore = (): void => undefined;

/** Measures nothing: for a server without `METRICS_TOKEN`. */
export const noMetrics: Metrics = {
  contentType: 'text/plain',
  requestFinished: ignore,
  pageFound: ignore,
  pageRendered: ignore,
  jobSucceeded: ignore,
  signInFailed: ignore,
  releaseFailed: ignore,
  addFigures: ignore,
  addDatabase: ignore,
  text: () => Promise.resolve(''),
};
