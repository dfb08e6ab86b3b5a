import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { idListSchema, invalid } from '../rules/validation.ts';
import type { IncomingLink } from './links.ts';

/** A record that a bulk operation has changed. */
export interface BulkDone {
  id: number;
  title: string;
  /** Value that the field had before, for `set`; else null, as for a field that had none. */
  before: number | null;
}

/** A record that a bulk operation has not changed. */
export interface BulkFailure {
  id: number;
  /** Empty if there is no such record. */
  title: string;
  /** Why it was not changed, as a sentence for the user. */
  reason: string;
}

/** `data` of `PUT /api/admin/bulk/{entity}`; a request that changes no record is answered with 409. */
export interface BulkResult {
  done: BulkDone[];
  failed: BulkFailure[];
  /**
   * Records that link to the public pages of what was moved to the trash, without those that were moved themselves;
   * `limits.linksShown` at most. Empty for other operations.
   */
  incoming: IncomingLink[];
}

/**
 * `form_data` of `PUT /api/admin/bulk/{entity}`. `set` gives a field that refers to another record, such as the category of a
 * product, a value for each id, in the same order; 0 for no record.
 */
export const bulkInputSchema = object({
  action: string()
    .oneOf(['publish', 'withdraw', 'trash', 'set'] as const, invalid.choice)
    .required(invalid.required),
  ids: idListSchema(),
  field: string().default('').max(limits.code, invalid.choice),
  values: array()
    .of(number().integer().min(0, invalid.value).max(limits.integer, invalid.value).required())
    .default([])
    .max(limits.idList),
});

/** Validated `form_data` of a bulk operation; see `bulkInputSchema`. */
export type BulkInput = InferType<typeof bulkInputSchema>;

/** Name of a bulk operation. */
export type BulkAction = BulkInput['action'];
