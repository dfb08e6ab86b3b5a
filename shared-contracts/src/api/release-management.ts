import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { FaultPhase, ReleaseAbout, RemoteName, Unit } from './releases.ts';
import { isRemoteName } from './releases.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { invalid } from '../rules/validation.ts';

/** What may happen to a unit's pointers, as the log tells it. */
export const releaseActionLabels = {
  start: 'Yerel derleme canlıya alındı',
  'start-held': 'Yerel derleme saklandı',
  publish: 'Yüklendi',
  promote: 'Canlıya alındı',
  rollback: 'Geri dönüldü',
  'automatic-rollback': 'Kendiliğinden geri dönüldü',
  alarm: 'Ziyaretçilerde çalışmadığı görüldü, canlıda kaldı',
  canary: 'Aday gösterildi',
  'canary-end': 'Aday kaldırıldı',
  remove: 'Süresi dolduğu için silindi',
  retire: 'Birim yayından kaldırıldı',
} as const;
export type ReleaseAction = keyof typeof releaseActionLabels;

/** Those that make another release live. */
export const movingActions = [
  'start',
  'promote',
  'rollback',
  'automatic-rollback',
] as const satisfies readonly ReleaseAction[];

export const faultPhaseLabels = {
  load: 'Yüklenirken',
  start: 'Başlarken',
  render: 'İlk gösterimde',
  server: 'Sunucu paketinde',
  blank: 'Boş görünen sayfa',
  freeze: 'Donan sayfa',
  navigate: 'Sayfa geçişinde',
} as const satisfies Record<FaultPhase, string>;

/** Web vitals of visits to one release; each visit is counted in one class by the thresholds of web.dev. */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalClasses = ['good', 'fair', 'poor'] as const;
export type VitalClass = (typeof vitalClasses)[number];
export type Vitals = Record<VitalName, Record<VitalClass, number>>;

/** How one release fares with its visitors, over the last days that are kept. */
export interface ReleaseHealth {
  /** Starts that went well. */
  loads: number;
  failures: Record<FaultPhase, number>;
  vitals: Vitals;
}

export interface ReleaseSummary {
  id: string;
  commit: string | null;
  built_at: string;
  /** The commit in its author's words, and what the team says of the release; null for releases of older tools. */
  about: ReleaseAbout | null;
  health: ReleaseHealth;
}

/** A row of GET /api/admin/releases: one unit as it stands. */
export interface UnitOverview {
  unit: Unit;
  title: string;
  /** First path segment that leads to it; null for the shell, '*' for whatever no other unit has. */
  segment: string | null;
  live: (ReleaseSummary & { since: string; by: string }) | null;
  /** What a roll-back leads to. */
  previous: ReleaseSummary | null;
  candidate: (ReleaseSummary & { percent: number }) | null;
  /**
   * The last time that the site itself took a release of this unit away or, with `stays`, saw the live one fail and left it to
   * staff; until somebody decides about the unit again.
   */
  trouble: { at: string; release_id: string; reason: string; stays?: boolean } | null;
}

/** A row of GET /api/admin/releases/{unit}?page: a kept release, the newest first. */
export interface ReleaseRow extends ReleaseSummary {
  published_at: string;
  published_by: string;
  contract: string;
  /** Bytes of all browser files, compressed. */
  size: number | null;
  is_live: boolean;
  is_candidate: boolean;
  /** Why it is never chosen by itself; null for a sound one. */
  set_aside: { at: string; reason: string } | null;
  /** Why it cannot go live: it is not genuine, or does not fit what is live beside it; null where it can. */
  misfit: string | null;
}

/** A row of GET /api/admin/releases/{unit}/log?page and of GET /api/admin/releases/log?page: only ever added to. */
export interface ReleaseLogRow {
  id: number;
  at: string;
  unit: Unit;
  action: ReleaseAction;
  before: string | null;
  after: string | null;
  actor: string;
  reason: string;
}

/** A row of GET /api/admin/releases/{unit}/faults?page: the last first. */
export interface ReleaseFaultRow {
  id: number;
  at: string;
  release_id: string;
  phase: FaultPhase;
  message: string;
}

const REASON = 200;
const ID = /^[0-9a-f]{16}$/;
const releaseIdSchema = string().max(limits.code).matches(ID, 'Sürüm kimliği anlaşılamadı.');
const reasonSchema = string().trim().required(invalid.required).max(REASON, invalid.tooLong(REASON));
/** The live release that the person saw when deciding: a pointer that has moved since is not moved again. */
const expectedSchema = releaseIdSchema.nullable().defined();

/** `form_data` of POST /api/admin/releases/{unit}/promote, and the body of the same call with a publishing credential. */
export const promoteSchema = object({
  id: releaseIdSchema.required(invalid.required),
  expected: expectedSchema,
  reason: reasonSchema,
});
export type PromoteInput = InferType<typeof promoteSchema>;

/** `form_data` of POST /api/admin/releases/{unit}/rollback, and the body of the same call with a publishing credential. */
export const rollbackSchema = object({ expected: expectedSchema, reason: reasonSchema });
export type RollbackInput = InferType<typeof rollbackSchema>;

/** `form_data` of POST /api/admin/releases/{unit}/canary; id null ends it. */
export const canarySchema = object({
  id: releaseIdSchema.nullable().defined(),
  percent: number()
    .integer()
    .min(1, '1 ile 99 arasında olmalıdır.')
    .max(99, '1 ile 99 arasında olmalıdır.')
    .default(10),
  expected: expectedSchema,
  reason: reasonSchema,
});
export type CanaryInput = InferType<typeof canarySchema>;

/** `form_data` of POST /api/admin/releases/{unit}/preview: for a while this browser alone gets the release. */
export const previewSchema = object({ id: releaseIdSchema.required(invalid.required) });
export type PreviewInput = InferType<typeof previewSchema>;

/** What that call answers. */
export interface PreviewAnswer {
  /** First address of the surface that the release belongs to; for the shell, the site's home page. */
  address: string;
  ends_at: string;
}

/** `data` of a 409: the pointer has moved since the decision. */
export interface PointerConflict {
  expected: string | null;
  live: string | null;
  /** Who moved it. */
  by: string | null;
}

/** Days a publishing credential may hold. */
export const publishKeyDays = { default: 90, max: 365 } as const;

const remoteNameSchema = string()
  .required(invalid.required)
  .max(limits.code, invalid.tooLong(limits.code))
  .test('remote', 'remote_ ile başlamalı; küçük harf, rakam ve alt çizgi içerebilir.', (value) =>
    isRemoteName(value ?? ''),
  );

/** `form_data` of POST /api/admin/release-keys. */
export const publishKeySchema = object({
  remote: remoteNameSchema,
  name: titleSchema,
  days: number().integer().min(1).max(publishKeyDays.max).default(publishKeyDays.default),
});
export type PublishKeyInput = InferType<typeof publishKeySchema>;

/** A row of GET /api/admin/release-keys. The secret is told once, by the call that makes it. */
export interface PublishKeyRow {
  id: number;
  remote: RemoteName;
  name: string;
  created_at: string;
  created_by: string;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** What POST /api/admin/release-keys answers; null where a repeated call made nothing new, so that there is nothing to tell. */
export interface NewPublishKey {
  key: PublishKeyRow;
  secret: string | null;
}

/** `data` of POST /api/releases/{remote}, of its 201 and of its 409; `kept`: the same content was there already. */
export interface PublishAnswer {
  id: string;
  kept: boolean;
}

/** What GET /api/releases/{remote} and every change below it answer to the holder of a publishing credential. */
export interface RemoteState {
  remote: RemoteName;
  live: string | null;
  /** What a roll-back leads to. */
  previous: string | null;
  candidate: string | null;
  percent: number;
  /** The newest of those that are kept, the last first. */
  releases: KeptRelease[];
}

export interface KeptRelease {
  id: string;
  commit: string | null;
  published_at: string;
  published_by: string;
  /** First line of the commit's message; missing in answers of older sites. */
  subject?: string | null;
  /** Why it is never chosen by itself; null for a sound one. */
  set_aside: string | null;
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `form_data` of POST /api/admin/remotes: a further remote and the first path segment that leads to it. */
export const remoteSchema = object({
  name: remoteNameSchema,
  segment: string()
    .required(invalid.required)
    .max(limits.title.max)
    .matches(SEGMENT, 'Küçük harf, rakam ve kısa çizgi içerebilir.'),
  title: titleSchema,
});
export type RemoteInput = InferType<typeof remoteSchema>;

/** A row of GET /api/admin/remotes. */
export interface RemoteRow extends RemoteInput {
  /** Built-in ones cannot be taken away. */
  is_built_in: boolean;
  /** Id of the live release; null while none ever was. */
  live: string | null;
}

/** `form_data` of POST /api/admin/remotes/{name}/retire: an additional remote leaves the site, with everything below its address. */
export const retireSchema = object({
  expected: expectedSchema,
  reason: reasonSchema,
  /** Path of the site that its addresses lead to from then on; null: they are not found. */
  redirect: string()
    .trim()
    .nullable()
    .default(null)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^\/(?!\/)[^?#\s\\]*$/, invalid.path),
});
export type RetireInput = InferType<typeof retireSchema>;
