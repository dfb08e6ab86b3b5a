/** The one shape of every API answer (product §7 reads `success`, `message`, `data`; the rest is ours). */
export interface Envelope<T = unknown> {
  success: boolean;
  /** What happened, in Turkish, ready to be shown. */
  message?: string;
  data?: T;
  /** Validation messages by field name. */
  errors?: Record<string, string>;
  /** Present on paged lists. */
  meta?: PageMetaData;
  /**
   * Tells the two kinds of 403 apart: a stale page (`csrf`) or a missing right (`right`). With a sign-in's 429: a link
   * may be mailed that makes the browser known (`browser-link`).
   */
  code?: 'csrf' | 'right' | 'browser-link';
}

export interface PageMetaData {
  page: number;
  page_size: number;
  /** Matches of the query; a search counts to 1,000 at most. */
  total: number;
}

/** What optimistic locking answers with status 409: the version sent and the one that stands now. */
export interface VersionConflict<T = unknown> {
  sent_version: number;
  current_version: number;
  current: T;
  /** Who saved the version that stands, when, and the names of the fields; left out where nobody knows. */
  saved?: { by: string; at: string; fields: string[] };
}

/** `data` where a record is gone. */
export interface RecordId {
  id: number;
}

/** The same of several. */
export interface RecordIds {
  ids: number[];
}
