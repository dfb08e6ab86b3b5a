/** The requested page of a list. */
export interface PageRequest {
  page: number;
  size: number;
  search: string;
}

/** The requested time range of a list; the end is exclusive. */
export interface DayRange {
  from: string | null;
  before: string | null;
}
