import type { FieldConflict } from '../merge/merge.ts';

/**
 * Envelope of every API response (product §7 requires `success`, `message`, `data`; the other fields are additions).
 * @typeParam T - type of `data`
 */
export interface Envelope<T = unknown> {
  success: boolean;
  /** Result message in Turkish, ready for display. */
  message?: string;
  data?: T;
  /** Validation messages by field path, such as `translations.tr.title`. */
  errors?: Record<string, string>;
  /** Paging data; present only on paged lists. */
  meta?: PageMetaData;
  /**
   * Reason of a rejection. With status 403: `csrf` for a stale page, `right` for a missing right. With status 429 of a
   * sign-in: `browser-link` when the user may request a mailed link that makes the browser known. With status 409:
   * `outdated-draft` when the draft that the request publishes is not the one that the user has seen.
   */
  code?: 'csrf' | 'right' | 'browser-link' | 'outdated-draft';
  /** Changes of others that a save has kept because the form did not change these fields. */
  merged?: MergedChanges;
  /** Addresses of pages that a save has changed; the former ones are redirected. */
  moved?: MovedAddress[];
  /** What a write did besides what the request says, in Turkish, ready for display. */
  notice?: string;
}

/** A former address of a page, which is redirected to the new one. */
export interface MovedAddress {
  /** Language of the page. */
  lang: string;
  source: string;
  target: string;
}

/** What a save has kept of changes that others made since the form was opened. */
export interface MergedChanges {
  /** Names of the users. */
  by: string;
  /** ISO time of the last of their saves. */
  at: string;
  /** Paths of the kept fields. */
  fields: string[];
  /** Version that the merge has made; undoing it brings back the version before. */
  version: { entity: string; record: string; number: number };
}

/** Paging data of a list. `page` counts from 1. */
export interface PageMetaData {
  page: number;
  page_size: number;
  /** Total number of matches; a search counts to 1,000 at most (`limits.countedMatches`). */
  total: number;
}

/** `data` of a 409 response of optimistic locking: the version that was sent and the current record. */
export interface VersionConflict<T = unknown> {
  sent_version: number;
  current_version: number;
  current: T;
  /** User, time (ISO) and changed fields of the current version; missing when they are not known. */
  saved?: { by: string; at: string; fields: string[] };
  /** Fields that both have changed, with both values; missing when the version before is not known. */
  conflicts?: FieldConflict[];
  /** Paths of the fields that only others have changed. */
  merged?: string[];
}

/** `data` of the deletion of one record. */
export interface RecordId {
  id: number;
}

/** `data` of the deletion of several records. */
export interface RecordIds {
  ids: number[];
}
