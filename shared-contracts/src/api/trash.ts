import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { idListSchema } from '../rules/validation.ts';

/** Row of `GET /api/admin/trash`, the last deleted first. */
export interface TrashRow {
  /** Kind of the record, as in the audit log. */
  entity: string;
  /** Id of the record; it gets the same one when it is restored. 0 for a draft. */
  record: number;
  /** UUID of a saved draft that was deleted; missing or null for a record. */
  copy?: string | null;
  title: string;
  /** ISO time of the deletion. */
  deleted_at: string;
  /** Name of the user; empty for deletions from the command line. */
  deleted_by: string;
  /** Days until the record is deleted for ever, rounded up; 0 if that is due. */
  days_left: number;
}

/** `data` of `GET /api/admin/trash/kinds`: number of records in the trash by kind; kinds without one are missing. */
export type TrashCounts = Record<string, number>;

/** A record that was restored. */
export interface RestoredRecord {
  id: number;
  /** What differs from the deleted record, as sentences for the user: a new address, pictures that no longer exist. */
  notes: string[];
}

/** `data` of `DELETE /api/admin/trash/all`. */
export interface EmptiedTrash {
  /** Number of records that were deleted for ever. */
  count: number;
}

/** `form_data` of requests that restore records of one kind, or delete them for ever. */
export const trashSelectionSchema = object({
  entity: string().required().max(limits.code),
  ids: idListSchema(),
});

/** Records of one kind in the trash. */
export type TrashSelection = InferType<typeof trashSelectionSchema>;
