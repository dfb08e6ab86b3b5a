import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

/** What somebody has said about a draft when it was sent for review, or returned. */
export interface ReviewRemark {
  /** Name of the user. */
  by: string;
  /** ISO time. */
  at: string;
  /** May be empty when it was sent. */
  note: string;
}

/** A draft that waits for a review, or that was returned to its authors. */
export interface DraftReview {
  sent: ReviewRemark;
  /** `rev` of the draft when it was sent: a later one has been changed since. */
  rev: number;
  /** Null while the draft waits. */
  returned: ReviewRemark | null;
}

/** Row of `GET /api/admin/reviews`, what has waited longest first. */
export interface ReviewRow {
  /** UUID of the draft. */
  id: string;
  /** Kind of the record, as in the audit log. */
  entity: string;
  title: string;
  /** Names of the users who have written in it. */
  authors: string[];
  /** Screen of the panel that opens the draft; null if the panel has none any more. */
  to: string | null;
  review: DraftReview;
  /** The draft was changed after it was sent. */
  is_changed: boolean;
  /** The user may publish it, or return it. */
  may_publish: boolean;
}

const note = () => string().trim().default('').max(limits.reviewNote.max, invalid.tooLong(limits.reviewNote.max));
const rev = () => number().integer().required(invalid.required).min(1, invalid.value).max(limits.integer);

/**
 * `form_data` of the request that sends a draft for review. `rev` is the revision that the user has seen: a newer one is
 * not sent.
 */
export const reviewInputSchema = object({ rev: rev(), note: note() });
/** Validated `form_data` of the request that sends a draft for review; see `reviewInputSchema`. */
export type ReviewInput = InferType<typeof reviewInputSchema>;

/** `form_data` of the request that returns a draft to its authors; the remark says what is missing. */
export const returnInputSchema = object({ rev: rev(), note: note().required('Geri gönderme nedenini yazın.') });
/** Validated `form_data` of the request that returns a draft; see `returnInputSchema`. */
export type ReturnInput = InferType<typeof returnInputSchema>;
