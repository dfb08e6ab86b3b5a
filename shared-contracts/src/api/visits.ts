/** What visits are counted by, each by itself, so that no row describes a person (product §10). */
export const visitDimensions = ['page', 'language', 'referrer', 'device', 'missing'] as const;
export type VisitDimension = (typeof visitDimensions)[number];

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** One value of a dimension and how often it was counted. */
export interface VisitCount {
  value: string;
  count: number;
}

export interface VisitDay {
  day: string;
  count: number;
  /** On the day as long before as the span is. */
  previous: number;
}

/** GET /api/admin/statistics/visits?days= (1 to 366, default 90): days in Europe/Istanbul, oldest first, none left out. */
export interface Visits {
  days: VisitDay[];
  total: number;
  /** The same number of days before. */
  previous_total: number;
  /** The most frequent values of each dimension, at most twenty. */
  top: Record<VisitDimension, VisitCount[]>;
}

/** Body of POST /api/pages/visits: the page that the browser has changed to, and its language. */
export interface PageVisit {
  path: string;
  lang: string;
}
