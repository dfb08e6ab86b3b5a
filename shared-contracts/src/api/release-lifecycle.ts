import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { invalid } from '../rules/validation.ts';
import { publishKeyDays, reasonSchema, remoteSchema } from './release-management.ts';
import type { RemoteName } from './releases.ts';

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

/** Row of `GET /api/admin/archived-remotes`: a remote that was retired, with what is kept of it. */
export interface ArchivedRemote {
  name: RemoteName;
  title: string;
  /** First path segment that it had. */
  segment: string;
  archived_at: string;
  archived_by: string;
  reason: string;
  /** When it is removed with its releases. */
  remove_at: string;
  /** Kept releases, and their size before compression in bytes. */
  releases: number;
  bytes: number;
}

/**
 * `form_data` of `POST /api/admin/archived-remotes/{name}/restore`: the remote is on the site again, at this segment. It
 * needs a new credential, and a stored release that is promoted.
 */
export const restoreRemoteSchema = remoteSchema.pick(['segment', 'title']);
/** Validated fields of restoring a remote; see `restoreRemoteSchema`. */
export type RestoreRemoteInput = InferType<typeof restoreRemoteSchema>;
