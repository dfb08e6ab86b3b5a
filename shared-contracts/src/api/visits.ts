/**
 * Dimensions of the visit statistics. Each is counted separately, so that no row describes one visitor (product §10).
 */
export const visitDimensions = ['page', 'language', 'referrer', 'device', 'missing'] as const;
/** Dimension of the visit statistics. */
export type VisitDimension = (typeof visitDimensions)[number];

/** Device classes of the visit statistics. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
/** Device class of the visit statistics. */
export type DeviceClass = (typeof deviceClasses)[number];

/** One value of a dimension and its number of visits. */
export interface VisitCount {
  value: string;
  count: number;
}

/** Number of visits on one day (`YYYY-MM-DD`, Europe/Istanbul). */
export interface VisitDay {
  day: string;
  count: number;
  /** Visits on the corresponding day of the previous period. */
  previous: number;
}

/**
 * `data` of `GET /api/admin/statistics/visits?days=` (1 to 366, default 90): one item per day in Europe/Istanbul,
 * oldest first, without gaps.
 */
export interface Visits {
  days: VisitDay[];
  total: number;
  /** Visits in the previous period of the same length. */
  previous_total: number;
  /** The most frequent values of each dimension, 20 at most. */
  top: Record<VisitDimension, VisitCount[]>;
}

/** Body of `POST /api/pages/visits`: the page that the browser navigated to, and its language. */
export interface PageVisit {
  path: string;
  lang: string;
}
