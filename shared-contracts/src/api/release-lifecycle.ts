import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid } from '../rules/validation.ts';
import { publishKeyDays, reasonSchema, releaseReferenceSchema, remoteSchema } from './release-management.ts';
import { releaseAboutLimits, type RemoteName, type Unit } from './releases.ts';

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

const RELEASE_ID = /^[0-9a-f]{16}$/;
/** In place of a release, ends a canary on the command line. */
export const canaryEnd = 'end';
const VERSION = /^v?\d/;
const tagSchema = releaseReferenceSchema
  .required(invalid.required)
  .test('tag', 'Etiket bir sürüm kimliğine benzememelidir.', (tag) => !RELEASE_ID.test(tag))
  .notOneOf([canaryEnd], `“${canaryEnd}” etiket olamaz: adaylığı bitirir.`);
const tagsSchema = array()
  .of(tagSchema)
  .max(limits.releaseTags.perRelease, invalid.tooMany(limits.releaseTags.perRelease))
  .required();

/**
 * Checks whether a tag names a version, such as `1.4.0` or `v2`. Such a tag stays with its release; any other, such as
 * `aday`, moves to the release that gets it last.
 * @param tag - valid tag
 */
export function isVersionTag(tag: string): boolean {
  return VERSION.test(tag);
}

/** `form_data` of `POST /api/admin/releases/{unit}/labels`: all tags of a stored release, and its note. */
export const releaseLabelsSchema = object({
  id: releaseReferenceSchema.required(invalid.required),
  tags: tagsSchema,
  note: string().trim().default('').max(releaseAboutLimits.note, invalid.tooLong(releaseAboutLimits.note)),
});
/** Validated fields of tags and note; see `releaseLabelsSchema`. */
export type ReleaseLabelsInput = InferType<typeof releaseLabelsSchema>;

/** Body of `POST /api/releases/{remote}/tags` with a publishing credential: tags that the release gets besides its own. */
export const addTagsSchema = object({ id: releaseReferenceSchema.required(invalid.required), tags: tagsSchema });
/** Validated fields of additional tags; see `addTagsSchema`. */
export type AddTagsInput = InferType<typeof addTagsSchema>;

const WITHOUT_LINKS: ReadonlySet<Unit> = new Set(['shell', 'remote_auth', 'remote_admin']);

/**
 * Checks whether releases of a unit may be shown through a link. Sign-in and panel are used with an account, and the shell
 * is on every page: such releases are previewed by staff only.
 * @param unit - unit of the release
 */
export function hasReleaseLinks(unit: Unit): boolean {
  return !WITHOUT_LINKS.has(unit);
}

const { days } = limits.releaseLinks;
const linkDaysRange = `1 ile ${days.max} arasında olmalıdır.`;

/**
 * `form_data` of `POST /api/admin/releases/{unit}/links`, and body of `POST /api/releases/{remote}/links` with a
 * publishing credential: an address that shows the site with this release to everybody who has it.
 */
export const releaseLinkSchema = object({
  id: releaseReferenceSchema.required(invalid.required),
  /** Days for which it is valid; null: until it is revoked. */
  days: number().integer().min(1, linkDaysRange).max(days.max, linkDaysRange).nullable().default(days.default),
});
/** Validated fields of a link to a release; see `releaseLinkSchema`. */
export type ReleaseLinkInput = InferType<typeof releaseLinkSchema>;

/** Row of `GET /api/admin/releases/{unit}/links?release`: a valid link to a release. */
export interface ReleaseLink {
  id: number;
  release_id: string;
  /** Complete address on the site. */
  address: string;
  created_at: string;
  created_by: string;
  /** False if that user is disabled; missing in responses of older servers. */
  creator_active?: boolean;
  /** Null: until it is revoked. */
  expires_at: string | null;
}
