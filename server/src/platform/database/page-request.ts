/** The part of a list that is asked for. */
export interface PageRequest {
  page: number;
  size: number;
  search: string;
}

/** Times between which a list is asked for; the second one is not included any more. */
export interface DayRange {
  from: string | null;
  before: string | null;
}
