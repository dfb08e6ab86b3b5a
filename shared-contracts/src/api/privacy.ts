import { number, object, string, type InferType } from 'yup';
import { emailSchema } from './auth.ts';
import { isDay } from '../rules/day.ts';
import { limits } from '../rules/limits.ts';
import type { MailboxKind, MailboxSection } from './mailbox.ts';
import type { SubscriptionProof, SubscriptionState } from './newsletter.ts';
import { invalid, writtenSchema } from '../rules/validation.ts';

/** Kinds of data subject requests, with labels (KVKK art. 11). */
export const dataRequestKindLabels = {
  information: 'Bilgi edinme',
  copy: 'Verilerinin kopyası',
  correction: 'Düzeltme',
  erasure: 'Silme / yok etme',
  objection: 'İtiraz',
} as const;
/** Kind of a data subject request (KVKK art. 11). */
export type DataRequestKind = keyof typeof dataRequestKindLabels;

/** Labels of the states of a data subject request. */
export const dataRequestStateLabels = { open: 'Açık', granted: 'Karşılandı', refused: 'Reddedildi' } as const;
/** State of a data subject request. */
export type DataRequestState = keyof typeof dataRequestStateLabels;

/**
 * Values of the `state` filter, with labels: a state, or `pressing` for open requests whose deadline is within
 * `limits.pressingDays` days or has passed.
 */
export const dataRequestFilterLabels = { ...dataRequestStateLabels, pressing: 'Süresi dolan ya da yaklaşan' } as const;
/** Value of the `state` filter of the data subject requests; see `dataRequestFilterLabels`. */
export type DataRequestFilter = keyof typeof dataRequestFilterLabels;

/** `form_data` of `POST /api/admin/privacy/requests` and, with `version`, of `PUT /api/admin/privacy/requests/{id}`. */
export const dataRequestInputSchema = object({
  kind: string()
    .oneOf(Object.keys(dataRequestKindLabels) as DataRequestKind[], invalid.choice)
    .required(invalid.required),
  name: writtenSchema(limits.personName),
  email: emailSchema,
  /** Date of receipt in Istanbul time (`YYYY-MM-DD`); the deadline of 30 days starts here. */
  received_on: string().required(invalid.required).max(limits.code, invalid.date).test('day', invalid.date, isDay),
  text: string().trim().default('').max(limits.message.max, invalid.tooLong(limits.message.max)),
  state: string()
    .oneOf(Object.keys(dataRequestStateLabels) as DataRequestState[], invalid.choice)
    .default('open'),
  /** Action taken, or reason of the rejection; required to close a request. */
  outcome: string()
    .trim()
    .default('')
    .max(limits.message.max, invalid.tooLong(limits.message.max))
    .when('state', ([state], schema) => (state === 'open' ? schema : schema.required(invalid.required))),
  version: number().integer(),
});
/** Validated `form_data` of the data subject request writes; see `dataRequestInputSchema`. */
export type DataRequestInput = InferType<typeof dataRequestInputSchema>;

/** Row of `GET /api/admin/privacy/requests?page&search&state`, most urgent first. */
export interface DataRequestRow {
  id: number;
  reference: string;
  kind: DataRequestKind;
  name: string;
  email: string;
  received_on: string;
  /** Deadline of the reply (`YYYY-MM-DD`). */
  due_on: string;
  /** Days from today to `due_on`, negative when overdue; null after the request is closed. */
  days_left: number | null;
  state: DataRequestState;
  closed_at: string | null;
  version: number;
  updated_at: string;
}

/** `data` of `GET /api/admin/privacy/requests/{id}`. */
export interface DataRequestRecord extends DataRequestRow {
  text: string;
  outcome: string;
}

/** `data` of `GET /api/admin/privacy/person?email`: all stored data about one person. */
export interface PersonalData {
  email: string;
  /** Newest first; truncated when there are very many (see `message_total`). */
  messages: PersonalMessage[];
  message_total: number;
  /** Number of mails to this address that are not replies to these messages. */
  mails: number;
  /** Subscription to the newsletter; null without one. */
  subscription: PersonalSubscription | null;
  requests: DataRequestRow[];
  /** True when a staff account uses this address. Staff accounts are not handled on this screen. */
  is_staff: boolean;
}

/** Subscription of one person to the newsletter, with what proves it. */
export interface PersonalSubscription {
  email: string;
  lang: string;
  state: SubscriptionState;
  created_at: string;
  changed_at: string;
  proofs: SubscriptionProof[];
}

/** Message of one person, as listed by `PersonalData`. */
export interface PersonalMessage {
  id: number;
  kind: MailboxKind;
  reference: string;
  name: string;
  subject: string;
  section: MailboxSection;
  quarantined: boolean;
  created_at: string;
  retain_until: string | null;
  has_cv: boolean;
  notes: number;
  replies: number;
}

/**
 * Row of `GET /api/admin/privacy/person/near?search`, newest first: a person whose name, phone number or reference
 * number matches.
 */
export interface PersonCandidate {
  email: string;
  name: string;
  messages: number;
  requests: number;
}

/** `form_data` of `POST /api/admin/privacy/erase`: the person whose data is destroyed, and the reason. */
export const erasureSchema = object({
  email: emailSchema,
  /** Id of the data subject request; null when the company decides on its own. */
  request_id: number().integer().nullable().default(null),
});
/** Validated `form_data` of an erasure; see `erasureSchema`. */
export type Erasure = InferType<typeof erasureSchema>;

/** Number of destroyed records by kind. */
export interface ErasureResult {
  messages: number;
  files: number;
  mails: number;
  /** 1 if the address was subscribed to the newsletter. */
  subscriptions: number;
}

/**
 * Kinds of destroyed data, with labels (KVKK regulation on erasure art. 7: destructions are logged without the
 * content).
 */
export const destructionKindLabels = {
  contact: 'İletişim mesajı',
  'human-resources': 'İş başvurusu',
  visits: 'Ziyaret sayıları',
  mails: 'Gönderilen e-postalar',
  'data-requests': 'KVKK başvurusu',
  audit: 'Panel kaydı',
  consents: 'Çerez tercihi',
  newsletter: 'Bülten aboneliği',
} as const;
/** Kind of destroyed data. */
export type DestructionKind = keyof typeof destructionKindLabels;

/** Labels of the reasons of a destruction. */
export const destructionReasonLabels = {
  period: 'Saklama süresi doldu',
  request: 'İlgili kişinin başvurusu',
  decision: 'Şirketin kararı',
  staff: 'Çöp kutusundan silindi',
} as const;
/** Reason of a destruction. */
export type DestructionReason = keyof typeof destructionReasonLabels;

/** Row of `GET /api/admin/privacy/destructions?page`, newest first. */
export interface DestructionRow {
  id: number;
  at: string;
  kind: DestructionKind;
  reason: DestructionReason;
  count: number;
  /** Name of the user; empty when the server destroyed the data automatically. */
  actor: string;
  /** Reference numbers of the destroyed records, never their content. */
  references: string[];
}

/**
 * Result of the clock check. `ahead` and `behind`: the server clock differs too much from the last recorded time, and a
 * user must confirm the date.
 */
export type ClockVerdict = 'right' | 'ahead' | 'behind';

/**
 * Records of one kind that one run soft-deleted because their retention period ended. They can be restored until
 * `destroyed_at`.
 */
export interface DeletedBatch {
  at: string;
  destroyed_at: string;
  kind: DestructionKind;
  count: number;
}

/** `data` of `GET /api/admin/privacy/destruction`. */
export interface DestructionState {
  clock: ClockVerdict;
  /** Current time of the server clock (ISO). */
  now: string;
  /** Latest time that is known to be correct (ISO); null when no time was recorded yet. */
  seen: string | null;
  last_run: string | null;
  /** Time until which deletion is paused, because a user restored data (ISO); null when it is not paused. */
  paused_until: string | null;
  deleted: DeletedBatch[];
}

/**
 * `form_data` of `POST /api/admin/privacy/destruction/clock`: the date that the user confirmed (`YYYY-MM-DD`, Istanbul
 * time).
 */
export const clockConfirmationSchema = object({
  today: string().required(invalid.required).max(limits.code, invalid.date),
});

/** `form_data` of `POST /api/admin/privacy/destruction/restore`: the `at` value of the run to restore. */
export const restoreSchema = object({ at: string().required(invalid.required).max(limits.code, invalid.date) });

/**
 * Kinds of data with a retention period, in display order. `pool`: applicants who agreed to stay in the applicant pool;
 * the period starts at their consent.
 */
export const retentionKinds = [
  'contact',
  'human-resources',
  'pool',
  'mails',
  'visits',
  'data-requests',
  'audit',
] as const;
/** Kind of data with a retention period. */
export type RetentionKind = (typeof retentionKinds)[number];

/** Default retention periods in months. The data protection notice of the public forms promises the first two. */
export const defaultRetention: Readonly<Record<RetentionKind, number>> = {
  contact: 24,
  'human-resources': 12,
  pool: 24,
  mails: 24,
  visits: 24,
  'data-requests': 60,
  audit: 24,
};

const months = (most: number) =>
  number()
    .typeError(invalid.value)
    .integer(invalid.value)
    .required(invalid.required)
    .min(1, invalid.value)
    .max(most, invalid.value);

/** `form_data` of `PUT /api/admin/privacy/retention`: retention period of each kind in months. */
export const retentionSchema = object({
  contact: months(limits.retentionMonths),
  'human-resources': months(limits.retentionMonths),
  pool: months(limits.retentionMonths),
  mails: months(limits.retentionMonths),
  visits: months(limits.retentionMonths),
  'data-requests': months(limits.retentionMonths),
  version: number().integer().required(),
});
/** Validated retention periods in months; see `retentionSchema`. */
export type Retention = InferType<typeof retentionSchema>;

/**
 * `retentionSchema` with the period of the audit log in months. Older panels do not send `audit`; the period is then
 * left unchanged.
 */
export const allRetentionSchema = retentionSchema.shape({
  audit: number()
    .typeError(invalid.value)
    .integer(invalid.value)
    .min(limits.logMonths, invalid.value)
    .max(limits.retentionMonths, invalid.value),
});

/** `data` of `GET /api/admin/privacy/retention`. */
export interface RetentionRecord extends Retention {
  audit: number;
  updated_at: string | null;
}
