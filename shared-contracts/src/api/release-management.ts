import { boolean, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { currentPasswordSchema } from './auth.ts';
import { publishedUnitSchema, type ReleaseProvenance } from './release-pipelines.ts';
import { isRemoteName, type FaultPhase, type ReleaseAbout, type RemoteName, type Unit } from './releases.ts';
import type { SectionFigure } from '../sections/section-budgets.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid } from '../rules/validation.ts';

/** Actions on the releases of a unit, with labels, as stored in the release log. */
export const releaseActionLabels = {
  start: 'Yerel derleme canlıya alındı',
  'start-held': 'Yerel derleme saklandı',
  publish: 'Yüklendi',
  promote: 'Canlıya alındı',
  rollback: 'Geri dönüldü',
  'automatic-rollback': 'Kendiliğinden geri dönüldü',
  alarm: 'Ziyaretçilerde çalışmadığı görüldü, canlıda kaldı',
  'place-off': 'Bölümü bir yerde kapatıldı',
  'place-on': 'Bölümü kapatıldığı yerde yeniden açıldı',
  canary: 'Aday yapıldı',
  'canary-end': 'Aday kaldırıldı',
  remove: 'Süresi dolduğu için silindi',
  retire: 'Birim yayından kaldırıldı',
  restore: 'Birim arşivden geri getirildi',
  delete: 'Arşivden silindi',
  'hand-over': 'Başka ekibe devredildi',
  tag: 'Etiketlendi',
} as const;
/** Action on the releases of a unit, as stored in the release log. */
export type ReleaseAction = keyof typeof releaseActionLabels;

/** Actions that make another release live. */
export const liveChangingActions = [
  'start',
  'promote',
  'rollback',
  'automatic-rollback',
] as const satisfies readonly ReleaseAction[];

/** Labels of the fault phases. */
export const faultPhaseLabels = {
  load: 'Yüklenirken',
  start: 'Başlarken',
  render: 'İlk gösterimde',
  server: 'Sunucu paketinde',
  blank: 'Boş görünen sayfa',
  freeze: 'Donan sayfa',
  navigate: 'Sayfa geçişinde',
} as const satisfies Record<FaultPhase, string>;

/** Web vitals of visits to one release. Each visit counts in one class by the thresholds of web.dev. */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const;
/** Web vital that is measured: LCP, INP, CLS or TTFB. */
export type VitalName = (typeof vitalNames)[number];
/** Classes of web vitals by the thresholds of web.dev: good, needs improvement (`fair`), poor. */
export const vitalClasses = ['good', 'fair', 'poor'] as const;
/** Class of a web vital; see `vitalClasses`. */
export type VitalClass = (typeof vitalClasses)[number];
/** Number of visits by web vital and class. */
export type Vitals = Record<VitalName, Record<VitalClass, number>>;

/** Health of one release as measured in visitors' browsers, over the days that are stored. */
export interface ReleaseHealth {
  /**
   * Number of public documents with the release that were sent to visitors; 0 for units without public pages. Missing in
   * responses of older sites.
   */
  visits?: number;
  /** Number of successful starts. A public page starts when a visitor uses it. */
  loads: number;
  failures: Record<FaultPhase, number>;
  vitals: Vitals;
}

/** Release with commit, build time (ISO) and health. */
export interface ReleaseSummary {
  id: string;
  /** Commit as the publisher states it; `provenance` has the verified one. */
  commit: string | null;
  built_at: string;
  /** Commit and note of the release; null for releases built by older tools. */
  about: ReleaseAbout | null;
  /** Verified origin of a release that a trusted pipeline has published; null for all others. */
  provenance?: ReleaseProvenance | null;
  health: ReleaseHealth;
}

/** Team that a remote belongs to. */
export interface RemoteOwner {
  owner: string;
  /** How to reach the team; may be empty. */
  contact: string;
  since: string;
}

/** Row of `GET /api/admin/releases`: the current state of one unit. */
export interface UnitOverview {
  unit: Unit;
  title: string;
  /** First path segment of the remote; null for the shell, `*` for all segments that no other unit has. */
  segment: string | null;
  /** `emergency`: it was promoted without the second person that the unit needs. */
  live: (ReleaseSummary & { since: string; by: string; emergency?: boolean }) | null;
  /** Release that a rollback makes live; null when there is none. */
  previous: ReleaseSummary | null;
  candidate: (ReleaseSummary & { percent: number }) | null;
  /** Team that the remote was handed over to last; null when it never was. */
  owner: RemoteOwner | null;
  /**
   * Last incident: the site rolled a release of this unit back automatically or, with `stays`, the live release failed
   * and was left for staff to decide. Null after the next decision of a user about the unit.
   */
  trouble: { at: string; release_id: string; reason: string; stays?: boolean } | null;
  /** Whether a release is promoted by another person or pipeline than its publisher. */
  two_people?: boolean;
}

/**
 * Row of `GET /api/admin/releases/{unit}?page`: a stored release, newest first. `GET /api/admin/releases/{unit}/release`
 * returns the one that `?release` names by its id or a tag.
 */
export interface ReleaseRow extends ReleaseSummary {
  published_at: string;
  published_by: string;
  /** Names by which the release can be promoted and previewed, in alphabetical order. */
  tags: string[];
  /** Note of the team or, if they have written one, of staff. */
  note: string | null;
  contract: string;
  /** Compressed size of all browser files in bytes; null when a file is missing. */
  size: number | null;
  is_live: boolean;
  is_candidate: boolean;
  /** Reason why the release is blocked from automatic selection; null for a healthy release. */
  set_aside: { at: string; reason: string } | null;
  /**
   * Reason why the release cannot be promoted: its signature is invalid, or it is incompatible with the live releases
   * of other units; null when it can.
   */
  misfit: string | null;
  /** Reason why the user may not promote the release without a second person; null when they may. */
  second_person?: string | null;
}

/**
 * Row of `GET /api/admin/releases/{unit}/log?page` and of `GET /api/admin/releases/log?page`. The log is append-only.
 */
export interface ReleaseLogRow {
  id: number;
  at: string;
  unit: Unit;
  action: ReleaseAction;
  before: string | null;
  after: string | null;
  actor: string;
  reason: string;
  /** Promoted without the second person that the unit needs. */
  emergency?: boolean;
}

/** Row of `GET /api/admin/releases/{unit}/faults?page`, newest first. */
export interface ReleaseFaultRow {
  id: number;
  at: string;
  release_id: string;
  phase: FaultPhase;
  message: string;
}

const MAX_REASON_LENGTH = 200;
const ID = /^[0-9a-f]{16}$/;
const releaseIdSchema = string().max(limits.code).matches(ID, 'Sürüm kimliği anlaşılamadı.');
/** Id of a release, or one of its tags: both select a stored release of the unit. */
export const releaseReferenceSchema = string()
  .trim()
  .max(limits.releaseTags.length, invalid.tooLong(limits.releaseTags.length))
  .matches(/^[\p{Ll}\d][\p{Ll}\d._-]*$/u, 'Sürüm kimliği ya da etiketi anlaşılamadı.');
/** Reason of a decision, for the release log. */
export const reasonSchema = string()
  .trim()
  .required(invalid.required)
  .max(MAX_REASON_LENGTH, invalid.tooLong(MAX_REASON_LENGTH));
/**
 * Id of the live release when the user made the decision; null if there was none. The command is rejected when the
 * pointer has moved since.
 */
const expectedSchema = releaseIdSchema.nullable().defined();

/**
 * `form_data` of `POST /api/admin/releases/{unit}/promote`, and body of `POST /api/releases/{remote}/promote` with a
 * publishing credential.
 */
export const promoteSchema = object({
  id: releaseReferenceSchema.required(invalid.required),
  expected: expectedSchema,
  reason: reasonSchema,
});
/** Validated fields of a promotion; see `promoteSchema`. */
export type PromoteInput = InferType<typeof promoteSchema>;

/**
 * `form_data` of `POST /api/admin/releases/{unit}/rollback`, and body of `POST /api/releases/{remote}/rollback` with a
 * publishing credential.
 */
export const rollbackSchema = object({ expected: expectedSchema, reason: reasonSchema });
/** Validated fields of a rollback; see `rollbackSchema`. */
export type RollbackInput = InferType<typeof rollbackSchema>;

/**
 * `form_data` of `POST /api/admin/releases/{unit}/canary`. `percent` is the share of visitors (1 to 99); `id` null ends
 * the canary.
 */
export const canarySchema = object({
  id: releaseReferenceSchema.nullable().defined(),
  percent: number()
    .integer()
    .min(1, '1 ile 99 arasında olmalıdır.')
    .max(99, '1 ile 99 arasında olmalıdır.')
    .default(10),
  expected: expectedSchema,
  reason: reasonSchema,
});
/** Validated fields of a canary; see `canarySchema`. */
export type CanaryInput = InferType<typeof canarySchema>;

/**
 * `form_data` of `POST /api/admin/releases/{unit}/preview`: only this browser loads the release, for a limited time.
 */
export const previewSchema = object({ id: releaseReferenceSchema.required(invalid.required) });
/** Validated fields of a preview; see `previewSchema`. */
export type PreviewInput = InferType<typeof previewSchema>;

/** `data` of `POST /api/admin/releases/{unit}/preview`. */
export interface PreviewResponse {
  /**
   * Start path of the surface that the release belongs to; for the shell, the home page. A complete address if that is on
   * another host than the panel.
   */
  address: string;
  ends_at: string;
}

/** `data` of a 409 response: the pointer has moved since the decision. */
export interface PointerConflict {
  expected: string | null;
  live: string | null;
  /** User who made the live release live; null when the unit has no live release. */
  by: string | null;
}

/** `form_data` of `POST /api/admin/releases/{unit}/policy`. */
export const releasePolicySchema = object({ two_people: boolean().required(invalid.required) });
/** Validated fields of the rules of a unit; see `releasePolicySchema`. */
export type ReleasePolicyInput = InferType<typeof releasePolicySchema>;

/** Validity of a publishing credential in days. */
export const publishKeyDays = { default: 90, max: 365 } as const;

const remoteNameSchema = string()
  .required(invalid.required)
  .max(limits.code, invalid.tooLong(limits.code))
  .test('remote', 'remote_ ile başlamalı; küçük harf, rakam ve alt çizgi içerebilir.', (value) =>
    isRemoteName(value ?? ''),
  );

const { releasesPerDay, keptMegabytes } = limits.publishQuota;
const quotaFields = {
  releases_per_day: number().integer().min(1).max(releasesPerDay.max).default(releasesPerDay.default),
  kept_megabytes: number().integer().min(1).max(keptMegabytes.max).default(keptMegabytes.default),
};

/** `form_data` of `POST /api/admin/release-keys/{id}/quota`: what the credential may publish; see `limits.publishQuota`. */
export const publishQuotaSchema = object(quotaFields);
/** Validated fields of a quota; see `publishQuotaSchema`. */
export type PublishQuotaInput = InferType<typeof publishQuotaSchema>;

/** `form_data` of `POST /api/admin/release-keys`; for the shell, see `shellKeySchema`. */
export const publishKeySchema = object({
  remote: publishedUnitSchema,
  name: titleSchema,
  days: number().integer().min(1).max(publishKeyDays.max).default(publishKeyDays.default),
  /** Of the user; for a credential of the shell only. */
  password: string().max(limits.password.max, invalid.tooLong(limits.password.max)),
  ...quotaFields,
});
/** Validated fields of a new publishing credential; see `publishKeySchema`. */
export type PublishKeyInput = InferType<typeof publishKeySchema>;

/**
 * `form_data` for a credential of the shell: whoever publishes the shell controls every page and the panel, so the user
 * needs the right `releases.override` and gives the password again.
 */
export const shellKeySchema = publishKeySchema.shape({ password: currentPasswordSchema });
/** Validated fields of a new credential of the shell; see `shellKeySchema`. */
export type ShellKeyInput = InferType<typeof shellKeySchema>;

/**
 * Row of `GET /api/admin/release-keys`. The secret is returned only once, in the response that creates the credential.
 */
export interface PublishKeyRow {
  id: number;
  remote: 'shell' | RemoteName;
  name: string;
  created_at: string;
  created_by: string;
  /** False if that user is disabled; missing in responses of older servers. */
  creator_active?: boolean;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
  quota: PublishQuota;
}

/** What a publishing credential has used of its quota. */
export interface PublishQuota {
  /** Releases that it has published in the last 24 hours. */
  releases: { used: number; allowed: number };
  /** Bytes of all kept releases of its unit. */
  bytes: { used: number; allowed: number };
}

/**
 * `data` of `POST /api/admin/release-keys`. `secret` is null for a repeated request, which creates no new credential.
 */
export interface NewPublishKey {
  key: PublishKeyRow;
  secret: string | null;
}

/**
 * `data` of the 201 and 409 responses of `POST /api/releases/{remote}`. `kept` is true when the same content was
 * already stored.
 */
export interface PublishResponse {
  id: string;
  kept: boolean;
  /** Complete address of the release in the panel; missing in responses of older sites. */
  address?: string;
  /**
   * What visitors would lose compared with the live release, in Turkish: pages that it cannot show, and pages with far
   * less text. Missing in responses of older sites, and for a release that was stored already.
   */
  warnings?: string[];
  /** What was measured of its sections; missing in responses of older sites, and for a release that was stored already. */
  sections?: MeasuredSection[];
}

/** A section of a release with its measured values; those that were not measured are null. */
export interface MeasuredSection extends Record<SectionFigure, number | null> {
  name: string;
}

/**
 * `data` of `GET /api/admin/releases/{unit}/losses?release`: what visitors would lose if the release replaced the live
 * one, as sentences in Turkish.
 */
export interface ReleaseLosses {
  warnings: string[];
}

/** `data` of `GET /api/releases/{remote}` and of the commands below it, authorized by a publishing credential. */
export interface RemoteState {
  remote: 'shell' | RemoteName;
  live: string | null;
  /** Id of the release that a rollback makes live; null when there is none. */
  previous: string | null;
  candidate: string | null;
  percent: number;
  /** Whether the credential may promote and roll back; missing in responses of older sites. */
  may_promote?: boolean;
  /** Whether a release is promoted by another person or pipeline than its publisher. */
  two_people?: boolean;
  /** Newest stored releases, newest first. */
  releases: KeptRelease[];
  /**
   * In responses to promoting and rolling back: what visitors have lost compared with the release before, in Turkish.
   * Missing in responses of older sites.
   */
  warnings?: string[];
}

/** Stored release in `RemoteState`. */
export interface KeptRelease {
  id: string;
  commit: string | null;
  published_at: string;
  published_by: string;
  /** First line of the commit message; missing in responses of older sites. */
  subject?: string | null;
  /** Missing in responses of older sites. */
  tags?: string[];
  /** Complete address of the release in the panel; missing in responses of older sites. */
  address?: string;
  /** Reason why the release is blocked from automatic selection; null for a healthy release. */
  set_aside: string | null;
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `form_data` of `POST /api/admin/remotes`: an additional remote and its first path segment. */
export const remoteSchema = object({
  name: remoteNameSchema,
  segment: string()
    .required(invalid.required)
    .max(limits.title.max)
    .matches(SEGMENT, 'Küçük harf, rakam ve kısa çizgi içerebilir.'),
  title: titleSchema,
});
/** Validated fields of an additional remote; see `remoteSchema`. */
export type RemoteInput = InferType<typeof remoteSchema>;

/** Row of `GET /api/admin/remotes`. */
export interface RemoteRow extends RemoteInput {
  /** True for built-in remotes, which cannot be retired. */
  is_built_in: boolean;
  /** Id of the live release; null before the first one. */
  live: string | null;
}

const archiveDaysRange = `1 ile ${limits.archiveDays.max} arasında olmalıdır.`;

/**
 * `form_data` of `POST /api/admin/remotes/{name}/retire`: removes an additional remote and all pages below its segment
 * from the site.
 */
export const retireSchema = object({
  expected: expectedSchema,
  reason: reasonSchema,
  /** Path that all addresses of the remote redirect to afterwards; null for a 404 response. */
  redirect: string()
    .trim()
    .nullable()
    .default(null)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^\/(?!\/)[^?#\s\\]*$/, invalid.path),
  /** Days for which the remote and its releases stay in the archive. */
  keep_days: number()
    .integer()
    .min(1, archiveDaysRange)
    .max(limits.archiveDays.max, archiveDaysRange)
    .default(limits.archiveDays.default),
});
/** Validated fields of the retirement of a remote; see `retireSchema`. */
export type RetireInput = InferType<typeof retireSchema>;
