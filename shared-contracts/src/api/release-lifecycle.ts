import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { invalid } from '../rules/validation.ts';
import { publishKeyDays, reasonSchema } from './release-management.ts';

/**
 * `form_data` of `POST /api/admin/remotes/{name}/hand-over`: another team owns the remote from now on. All credentials
 * are revoked, and a new one is created; the response is `NewPublishKey`.
 */
export const handOverSchema = object({
  /** Name of the team. */
  owner: titleSchema,
  /** How to reach the team, such as an e-mail address; empty when it is not known. */
  contact: string().trim().default('').max(limits.title.max, invalid.tooLong(limits.title.max)),
  /** Validity of the new credential in days. */
  days: number().integer().min(1).max(publishKeyDays.max).default(publishKeyDays.default),
  reason: reasonSchema,
});
/** Validated fields of a hand-over; see `handOverSchema`. */
export type HandOverInput = InferType<typeof handOverSchema>;
