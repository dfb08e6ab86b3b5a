import { number, object, string, type InferType } from 'yup';
import { emailSchema } from './auth.ts';
import { limits } from '../rules/limits.ts';
import type { MailboxKind } from './mailbox.ts';
import type { MailState } from './replies.ts';
import { invalid } from '../rules/validation.ts';

/** What a mail is for. */
export const mailPurposeLabels = {
  reply: 'Yanıt',
  notification: 'Bildirim',
  digest: 'Günlük özet',
  support: 'Destek talebi',
  'sign-in': 'Giriş bağlantısı',
  test: 'Deneme',
} as const;
export type MailPurpose = keyof typeof mailPurposeLabels;

const optionalEmail = string()
  .trim()
  .default('')
  .max(limits.email.max, invalid.tooLong(limits.email.max))
  .test('email', invalid.email, (value) => !value || emailSchema.isValidSync(value));

/** `form_data` of PUT /api/admin/mail: whom mails come from, and where requests for help are forwarded to. */
export const mailSettingsSchema = object({
  from_name: string().trim().default('').max(limits.personName.max, invalid.tooLong(limits.personName.max)),
  from_email: optionalEmail,
  /** Where answers go; empty: to `from_email`. */
  reply_to: optionalEmail,
  /** Requests for help are sent on to this address; empty: nowhere. */
  support_email: optionalEmail,
  version: number().integer().required(),
});
export type MailSettings = InferType<typeof mailSettingsSchema>;

/** GET /api/admin/mail. */
export interface MailSettingsRecord extends MailSettings {
  updated_at: string | null;
  /** Whether the server knows a mail server (`SMTP_URL`); without it nothing is sent. */
  can_send: boolean;
  /** Host of that server, without its secrets; empty without it. */
  server: string;
  /** Address that mails come from as long as `from_email` is empty. */
  standard_sender: string;
  waiting: number;
  failed: number;
}

/** A row of GET /api/admin/mail/outbox?page&state&search, the newest first; the search looks at the recipient. */
export interface OutboxRow {
  id: number;
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  last_error: string;
  created_at: string;
  /** When it is tried next; null once it is sent or given up. */
  next_try_at: string | null;
  sent_at: string | null;
}

export const notificationModeLabels = { off: 'Kapalı', 'at-once': 'Anında', daily: 'Günde bir özet' } as const;
export type NotificationMode = keyof typeof notificationModeLabels;

/** GET and `form_data` of PUT /api/admin/account/notifications: for each inbox that the person may read. */
export type NotificationRules = Partial<Record<MailboxKind, NotificationMode>>;

const mode = string().oneOf(Object.keys(notificationModeLabels) as NotificationMode[], invalid.choice);
export const notificationRulesSchema = object({ contact: mode, 'human-resources': mode });

/** GET /api/admin/account/notifications. */
export interface NotificationRecord {
  rules: NotificationRules;
  can_send: boolean;
}

/** `to` of POST /api/admin/mail/test: sent at once, and answered with how it went. */
export const testMailSchema = object({ to: emailSchema });
