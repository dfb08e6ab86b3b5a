import { object, string, type InferType } from 'yup';
import type { AttachmentType } from './attachments.ts';
import { limits } from '../rules/limits.ts';
import type { MailState } from './replies.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid, writtenSchema } from '../rules/validation.ts';

/** Labels of the importance of a support request, as chosen by its author. */
export const supportImportanceLabels = { low: 'Düşük', normal: 'Normal', high: 'Yüksek' } as const;
/** Importance of a support request. */
export type SupportImportance = keyof typeof supportImportanceLabels;

/** Labels of the status of a support request: unanswered, answered, or closed by its author. */
export const supportStatusLabels = { open: 'Açık', answered: 'Yanıtlandı', closed: 'Kapandı' } as const;
/** Status of a support request. */
export type SupportStatus = keyof typeof supportStatusLabels;

/** Attachment of a support request; downloaded by `GET /api/admin/support/{id}/attachments/{attachment}`. */
export interface SupportAttachment {
  id: number;
  name: string;
  bytes: number;
  type: AttachmentType;
}

/** Row of `GET /api/admin/support?page&search&status`: the user's own requests, last updated first. */
export interface SupportRow {
  id: number;
  subject: string;
  importance: SupportImportance;
  status: SupportStatus;
  /** Number of answers by other users. */
  answers: number;
  created_at: string;
  updated_at: string;
}

/** One message of a support request, in the order oldest first: the question and all answers. */
export interface SupportMessage {
  id: number;
  author: string;
  is_own: boolean;
  message: string;
  attachments: SupportAttachment[];
  created_at: string;
}

/**
 * Row of `GET /api/admin/support/desk?page&search&status`: requests of all users in the support queue, open and
 * important ones first.
 */
export interface SupportDeskRow extends SupportRow {
  /** Name of the user who asked. */
  author: string;
}

/** `data` of `GET /api/admin/support/{id}`, readable by its author and by users who may answer. */
export interface SupportRecord extends SupportDeskRow {
  /** Whether the signed-in user is the author of the request. */
  is_own: boolean;
  /** Delivery state of the mail that forwarded the author's last message; null when none was sent. */
  forwarded: MailState | null;
  messages: SupportMessage[];
}

/** Whether support requests are forwarded by mail, or why they are not. */
export type SupportForwarding = 'on' | 'no-server' | 'no-address';

/** `data` of `GET /api/admin/support/delivery`: the recipients of a request of the signed-in user. */
export interface SupportDelivery {
  forwarding: SupportForwarding;
  /** Names of the other users who answer requests in the panel. */
  answerers: string[];
}

/** `form_data` of `POST /api/admin/support`; files are sent in the field `attachments`. */
export const supportInputSchema = object({
  subject: titleSchema,
  importance: string()
    .oneOf(Object.keys(supportImportanceLabels) as SupportImportance[], invalid.choice)
    .required(invalid.required),
  message: writtenSchema(limits.message),
});

/** Validated `form_data` of a new support request; see `supportInputSchema`. */
export type SupportInput = InferType<typeof supportInputSchema>;

/**
 * `form_data` of `POST /api/admin/support/{id}/answers`, for its author and for users who may answer; files are sent in
 * the field `attachments`.
 */
export const supportAnswerSchema = object({
  text: writtenSchema(limits.message),
});

/** Validated `form_data` of an answer to a support request; see `supportAnswerSchema`. */
export type SupportAnswer = InferType<typeof supportAnswerSchema>;
