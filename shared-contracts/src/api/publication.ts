import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { uuidPattern } from '../rules/uuid.ts';
import { invalid, momentSchema } from '../rules/validation.ts';
import type { FieldName } from './history.ts';
import type { DraftReview } from './reviews.ts';

/**
 * Row of the drafts that staff have saved for a record and not published: one per record, seen by everyone who may edit
 * the record.
 */
export interface WorkingCopyRow {
  /** UUID. */
  id: string;
  /** Key of the record; null for one that has never been published. */
  record: string | null;
  title: string;
  /** Name of the user who saved it last. */
  author: string;
  updated_at: string;
  /** Revision, increased by every save. */
  rev: number;
  /** Version of the record that it is based on; null for a new record. */
  base_version: number | null;
  /** Fields that publishing would change. */
  changed: FieldName[];
  /** Names of the other users who have written in it; missing in responses of older servers. */
  others?: string[];
  /** Whether the user may delete it: own drafts always, those of others with the right to delete records. */
  can_discard?: boolean;
  /** Whether it waits for a review, or was returned; null for neither. Missing in responses of older servers. */
  review?: DraftReview | null;
}

/** `data` of `GET /api/admin/publication/{entity}/copies/{id}`, and of the 409 response to a save over a newer one. */
export interface WorkingCopy extends WorkingCopyRow {
  /** Values of the form as JSON. */
  form_json: string;
  /** Values that the form had in the version that the working copy is based on; null if they are not known. */
  base_json: string | null;
}

/** A saved draft that was deleted; it can be restored for 30 days. */
export interface DiscardedCopy {
  /** UUID of the draft. */
  id: string;
  /** Kind of the record, as in the audit log. */
  entity: string;
  /** Key of the record; null for one that has never been published. */
  record: string | null;
  title: string;
  /** Names of the users who have written in it. */
  authors: string[];
  /** ISO time of the deletion. */
  deleted_at: string;
  /** Name of the user who deleted it. */
  deleted_by: string;
}

/** `data` of a request that takes languages off the site: the record as its form reads it. */
export interface WithdrawnRecord {
  record: unknown;
}

/** What a due publication does. */
export const scheduledActionLabels = { publish: 'Yayınla', withdraw: 'Yayından kaldır' } as const;

/** Name of an action in `scheduledActionLabels`. */
export type ScheduledAction = keyof typeof scheduledActionLabels;

/** A publication that the server carries out at its time, with the values of the moment when it was scheduled. */
export interface ScheduledPublication {
  /** UUID. */
  id: string;
  /** Key of the record; null for one that has never been published. */
  record: string | null;
  /** Working copy of a new record. */
  copy_id: string | null;
  action: ScheduledAction;
  title: string;
  /** ISO time. */
  due_at: string;
  author: string;
  /** Languages that it publishes. */
  languages: string[];
  /** Why it cannot be carried out, for example fields that were changed since; empty if it can. */
  problem: string;
}

/** `data` of `GET /api/admin/publication/{entity}`: everything of a kind that is not published yet. */
export interface UnpublishedWork {
  copies: WorkingCopyRow[];
  schedules: ScheduledPublication[];
}

/** `data` of `GET /api/admin/publication/{entity}/{record}`. */
export interface RecordPublication {
  /** Null without one, and for a user who may not write it. */
  copy: WorkingCopy | null;
  /**
   * False for a user who may write drafts only of own records, if somebody else has started this one. Missing in responses of
   * older servers.
   */
  may_draft?: boolean;
  schedule: ScheduledPublication | null;
  /** False for a record that has been taken off the site. */
  active: boolean;
  /** ISO time from which visitors see the record; null if at once. */
  visible_from: string | null;
  /** Languages that the record has now. */
  languages: string[];
  /** Languages that it has, or has had in a version. */
  published_before: string[];
}

const uuid = () => string().max(limits.code, invalid.value).matches(uuidPattern, invalid.value);
const recordKey = () => string().nullable().default(null).max(limits.code, invalid.value);
const version = () => number().integer().nullable().default(null).min(0, invalid.value).max(limits.integer);
const title = () => string().trim().default('').max(limits.draft.title, invalid.tooLong(limits.draft.title));

/**
 * `form_data` of `PUT /api/admin/publication/{entity}/copies/{id}`. Beside it, as JSON: `form`, the values of the form; `base`, the
 * values that it had in the version `base_version`, or null; `values`, the body of the request that would publish
 * them, which may be incomplete.
 */
export const workingCopyInputSchema = object({
  record: recordKey(),
  base_version: version(),
  /** `rev` of the working copy that the form shows; 0 when there was none. */
  rev: number().integer().required(invalid.required).min(0, invalid.value).max(limits.integer),
  title: title(),
});
/** Validated `form_data` of the request that saves a working copy; see `workingCopyInputSchema`. */
export type WorkingCopyInput = InferType<typeof workingCopyInputSchema>;

/**
 * `form_data` of `PUT /api/admin/publication/{entity}/schedules/{id}`. Beside it, as JSON: `values`, the body of the request that
 * would publish them.
 */
export const scheduleInputSchema = object({
  record: recordKey(),
  copy_id: uuid().nullable().default(null),
  action: string()
    .oneOf(['publish', 'withdraw'] as const, invalid.choice)
    .default('publish'),
  base_version: version(),
  title: title(),
  due_at: momentSchema().required(invalid.required),
});
/** Validated `form_data` of the request that schedules a publication; see `scheduleInputSchema`. */
export type ScheduleInput = InferType<typeof scheduleInputSchema>;

/**
 * `form_data` of `PUT /api/admin/publication/{entity}/{record}/withdrawn`: takes these languages off the site; without languages
 * the whole record.
 */
export const withdrawalSchema = object({
  languages: array().of(string().required().max(limits.code)).nullable().default(null).max(limits.idList),
});
/** Validated `form_data` of a withdrawal; see `withdrawalSchema`. */
export type Withdrawal = InferType<typeof withdrawalSchema>;
