import type { Defaulted, Time } from './columns.ts';

/** One value of one dimension on one day; no row describes a person. */
interface VisitsTable {
  /** Day in Europe/Istanbul, as `YYYY-MM-DD`. */
  day: string;
  dimension: string;
  value: string;
  count: number;
  deleted_at: Defaulted<Time | null>;
}

export interface VisitsTables {
  visits: VisitsTable;
}
