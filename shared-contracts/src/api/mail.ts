import { number, object, string, type InferType } from 'yup';
import { emailSchema } from './auth.ts';
import { limits } from '../rules/limits.ts';
import type { MailboxKind } from './mailbox.ts';
import type { MailState } from './replies.ts';
import { invalid } from '../rules/validation.ts';

/** Labels of the purposes of a mail. */
export const mailPurposeLabels = {
  reply: 'Yanıt',
  notification: 'Bildirim',
  digest: 'Günlük özet',
  support: 'Destek talebi',
  'sign-in': 'Giriş bağlantısı',
  'password-reset': 'Şifre bağlantısı',
  invitation: 'Davet',
  security: 'Güvenlik bildirimi',
  test: 'Deneme',
  'newsletter-confirmation': 'Bülten onayı',
  newsletter: 'Bülten',
} as const;
/** Purpose of a mail, as stored in the outbox. */
export type MailPurpose = keyof typeof mailPurposeLabels;

const optionalEmail = string()
  .trim()
  .default('')
  .max(limits.email.max, invalid.tooLong(limits.email.max))
  .test('email', invalid.email, (value) => !value || emailSchema.isValidSync(value));

/**
 * `form_data` of `PUT /api/admin/mail`: the sender of mails, and the address that support requests are forwarded to.
 */
export const mailSettingsSchema = object({
  from_name: string().trim().default('').max(limits.personName.max, invalid.tooLong(limits.personName.max)),
  from_email: optionalEmail,
  /** Reply-To address; empty uses `from_email`. */
  reply_to: optionalEmail,
  /** Address that support requests are forwarded to; empty turns forwarding off. */
  support_email: optionalEmail,
  version: number().integer().required(),
});
/** Validated mail settings; see `mailSettingsSchema`. */
export type MailSettings = InferType<typeof mailSettingsSchema>;

/** `data` of `GET /api/admin/mail`. */
export interface MailSettingsRecord extends MailSettings {
  updated_at: string | null;
  /** Whether an SMTP server is configured (`SMTP_URL`); without it no mail is sent. */
  can_send: boolean;
  /** Host of the SMTP server without credentials; empty when none is configured. */
  server: string;
  /** Sender address that is used while `from_email` is empty. */
  standard_sender: string;
  waiting: number;
  failed: number;
}

/** Row of `GET /api/admin/mail/outbox?page&state&search`, newest first. `search` matches the recipient. */
export interface OutboxRow {
  id: number;
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  last_error: string;
  created_at: string;
  /** Time of the next retry (ISO); null after the mail was sent or failed permanently. */
  next_try_at: string | null;
  sent_at: string | null;
}

/** Labels of the notification modes. */
export const notificationModeLabels = { off: 'Kapalı', 'at-once': 'Anında', daily: 'Günde bir özet' } as const;
/** When a user is notified of new messages in an inbox: never, at once, or in a daily digest. */
export type NotificationMode = keyof typeof notificationModeLabels;

/**
 * Notification mode of each inbox that the user may read: part of `GET` and `form_data` of `PUT
 * /api/admin/account/notifications`.
 */
export type NotificationRules = Partial<Record<MailboxKind, NotificationMode>>;

const mode = string().oneOf(Object.keys(notificationModeLabels) as NotificationMode[], invalid.choice);
/** Schema of the notification mode of each inbox. */
export const notificationRulesSchema = object({ contact: mode, 'human-resources': mode });

/** `data` of `GET /api/admin/account/notifications`. */
export interface NotificationRecord {
  rules: NotificationRules;
  can_send: boolean;
}

/** Body of `POST /api/admin/mail/test`. The mail is sent at once, and the response reports the result. */
export const testMailSchema = object({ to: emailSchema });
