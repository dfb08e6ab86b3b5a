import { number, object, string, type InferType } from 'yup';
import { emailSchema } from './auth.ts';
import { limits } from '../rules/limits.ts';
import type { MailboxKind, MailboxSection } from './mailbox.ts';
import { invalid } from '../rules/validation.ts';

/** What a person may ask of whoever keeps data about them (KVKK art. 11). */
export const dataRequestKindLabels = {
  information: 'Bilgi edinme',
  copy: 'Verilerinin kopyası',
  correction: 'Düzeltme',
  erasure: 'Silme / yok etme',
  objection: 'İtiraz',
} as const;
export type DataRequestKind = keyof typeof dataRequestKindLabels;

export const dataRequestStateLabels = { open: 'Açık', granted: 'Karşılandı', refused: 'Reddedildi' } as const;
export type DataRequestState = keyof typeof dataRequestStateLabels;

/** What the list may be narrowed to: a state, or what is open and has to be answered within a week or is late. */
export const dataRequestFilterLabels = { ...dataRequestStateLabels, pressing: 'Süresi dolan ya da yaklaşan' } as const;
export type DataRequestFilter = keyof typeof dataRequestFilterLabels;

/** A day that the calendar has, as `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(`${text}T`);
}

/** `form_data` of POST /api/admin/privacy/requests, and with `version` of PUT …/{id}. */
export const dataRequestInputSchema = object({
  kind: string()
    .oneOf(Object.keys(dataRequestKindLabels) as DataRequestKind[], invalid.choice)
    .required(invalid.required),
  name: string()
    .trim()
    .required(invalid.required)
    .min(limits.personName.min, invalid.tooShort(limits.personName.min))
    .max(limits.personName.max, invalid.tooLong(limits.personName.max)),
  email: emailSchema,
  /** The day it was received, by the calendar of Istanbul; the counter of 30 days begins here. */
  received_on: string().required(invalid.required).max(limits.code, invalid.date).test('day', invalid.date, isDay),
  text: string().trim().default('').max(limits.message.max, invalid.tooLong(limits.message.max)),
  state: string()
    .oneOf(Object.keys(dataRequestStateLabels) as DataRequestState[], invalid.choice)
    .default('open'),
  /** What was done, or why it was refused; needed to close a request. */
  outcome: string()
    .trim()
    .default('')
    .max(limits.message.max, invalid.tooLong(limits.message.max))
    .when('state', ([state], schema) => (state === 'open' ? schema : schema.required(invalid.required))),
  version: number().integer(),
});
export type DataRequestInput = InferType<typeof dataRequestInputSchema>;

/** A row of GET /api/admin/privacy/requests?page&search&state, the most urgent first. */
export interface DataRequestRow {
  id: number;
  reference: string;
  kind: DataRequestKind;
  name: string;
  email: string;
  received_on: string;
  /** Day by which it has to be answered. */
  due_on: string;
  /** Days from today to `due_on`; less than 0: late. Null once it is closed. */
  days_left: number | null;
  state: DataRequestState;
  closed_at: string | null;
  version: number;
  updated_at: string;
}

/** GET /api/admin/privacy/requests/{id}. */
export interface DataRequestRecord extends DataRequestRow {
  text: string;
  outcome: string;
}

/** What GET /api/admin/privacy/person?email finds: everything kept about one person. */
export interface PersonalData {
  email: string;
  /** The newest first; of very many only the newest are shown. */
  messages: PersonalMessage[];
  message_total: number;
  /** Mails to this address that answer none of these messages. */
  mails: number;
  requests: DataRequestRow[];
  /** Whether a member of staff signs in by this address; such an account is no matter of this desk. */
  is_staff: boolean;
}

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

/** A row of GET /api/admin/privacy/person/near?search, the latest first: whom a name, a telephone number or a reference leads to. */
export interface PersonCandidate {
  email: string;
  name: string;
  messages: number;
  requests: number;
}

/** `form_data` of POST /api/admin/privacy/erase: what goes, and why. */
export const erasureSchema = object({
  email: emailSchema,
  /** The request that it answers; none: by the company's own decision. */
  request_id: number().integer().nullable().default(null),
});
export type Erasure = InferType<typeof erasureSchema>;

/** How much of each was destroyed. */
export interface ErasureResult {
  messages: number;
  files: number;
  mails: number;
}

/** What a destruction was of, and why (KVKK, regulation on erasure art. 7: logged without the content). */
export const destructionKindLabels = {
  contact: 'İletişim mesajı',
  'human-resources': 'İş başvurusu',
  visits: 'Ziyaret sayıları',
  mails: 'Gönderilen e-postalar',
  'data-requests': 'KVKK başvurusu',
  audit: 'Panel kaydı',
  consents: 'Çerez tercihi',
} as const;
export type DestructionKind = keyof typeof destructionKindLabels;

export const destructionReasonLabels = {
  period: 'Saklama süresi doldu',
  request: 'İlgili kişinin başvurusu',
  decision: 'Şirketin kararı',
  staff: 'Çöp kutusundan silindi',
} as const;
export type DestructionReason = keyof typeof destructionReasonLabels;

/** A row of GET /api/admin/privacy/destructions?page, the newest first. */
export interface DestructionRow {
  id: number;
  at: string;
  kind: DestructionKind;
  reason: DestructionReason;
  count: number;
  /** Empty: the site itself. */
  actor: string;
  /** References of what was destroyed, never its content. */
  references: string[];
}

/** `ahead`, `behind`: the clock is far from the last time that was noted, and a person has to say whether it is right. */
export type ClockVerdict = 'right' | 'ahead' | 'behind';

/** What one run has deleted of one kind because its period was over; it can be brought back until it is destroyed. */
export interface DeletedBatch {
  at: string;
  destroyed_at: string;
  kind: DestructionKind;
  count: number;
}

/** GET /api/admin/privacy/destruction. */
export interface DestructionState {
  clock: ClockVerdict;
  /** The server's clock. */
  now: string;
  /** The latest time that is known to have been right. */
  seen: string | null;
  last_run: string | null;
  /** Until then nothing more is deleted, because somebody has brought something back. */
  paused_until: string | null;
  deleted: DeletedBatch[];
}

/** `form_data` of POST /api/admin/privacy/destruction/clock: the day that the person has confirmed, by the calendar of Istanbul. */
export const clockConfirmationSchema = object({
  today: string().required(invalid.required).max(limits.code, invalid.date),
});

/** `form_data` of POST /api/admin/privacy/destruction/restore: which run, by its `at`. */
export const restoreSchema = object({ at: string().required(invalid.required).max(limits.code, invalid.date) });

/** What is kept for a time, in the order of the screen; `pool`: applicants who agreed to stay, from that day on. */
export const retentionKinds = [
  'contact',
  'human-resources',
  'pool',
  'mails',
  'visits',
  'data-requests',
  'audit',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Months, until staff decide otherwise; the first two are what the notice of the forms promises. */
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

/** `form_data` of PUT /api/admin/privacy/retention: months that each kind is kept. */
export const retentionSchema = object({
  contact: months(limits.retentionMonths),
  'human-resources': months(limits.retentionMonths),
  pool: months(limits.retentionMonths),
  mails: months(limits.retentionMonths),
  visits: months(limits.retentionMonths),
  'data-requests': months(limits.retentionMonths),
  version: number().integer().required(),
});
export type Retention = InferType<typeof retentionSchema>;

/** The same with the period of the log, which older panels leave out: then it stays. */
export const allRetentionSchema = retentionSchema.shape({
  audit: number()
    .typeError(invalid.value)
    .integer(invalid.value)
    .min(limits.logMonths, invalid.value)
    .max(limits.retentionMonths, invalid.value),
});

/** GET /api/admin/privacy/retention. */
export interface RetentionRecord extends Retention {
  audit: number;
  updated_at: string | null;
}
