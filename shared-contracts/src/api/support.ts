import { object, string, type InferType } from 'yup';
import type { AttachmentType } from './attachments.ts';
import { limits } from '../rules/limits.ts';
import type { MailState } from './replies.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { invalid } from '../rules/validation.ts';

/** How much a request for help presses, as its writer sees it. */
export const supportImportanceLabels = { low: 'Düşük', normal: 'Normal', high: 'Yüksek' } as const;
export type SupportImportance = keyof typeof supportImportanceLabels;

/** Where a request stands: nobody has answered, somebody has, or its writer needs nothing more. */
export const supportStatusLabels = { open: 'Açık', answered: 'Yanıtlandı', closed: 'Kapandı' } as const;
export type SupportStatus = keyof typeof supportStatusLabels;

/** A file of a request; read by GET /api/admin/support/{id}/attachments/{attachment}. */
export interface SupportAttachment {
  id: number;
  name: string;
  bytes: number;
  type: AttachmentType;
}

/** A row of GET /api/admin/support?page&search&status: own requests, the last moved first. */
export interface SupportRow {
  id: number;
  subject: string;
  importance: SupportImportance;
  status: SupportStatus;
  /** Answers of others. */
  answers: number;
  created_at: string;
  updated_at: string;
}

/** One text of a request, the oldest first: the question, then what was said to it. */
export interface SupportMessage {
  id: number;
  author: string;
  is_own: boolean;
  message: string;
  attachments: SupportAttachment[];
  created_at: string;
}

/** A row of GET /api/admin/support/desk?page&search&status: everybody's, for those who answer; open and important first. */
export interface SupportDeskRow extends SupportRow {
  /** Who asks. */
  author: string;
}

/** GET /api/admin/support/{id}: for its writer and for those who answer. */
export interface SupportRecord extends SupportDeskRow {
  /** Whether the reader is who asks. */
  is_own: boolean;
  /** How far the mail has come that sent the last text of its writer on; null where none was sent. */
  forwarded: MailState | null;
  messages: SupportMessage[];
}

/** What becomes of requests for help by mail: they are sent on, or why they are not. */
export type SupportForwarding = 'on' | 'no-server' | 'no-address';

/** GET /api/admin/support/delivery: whom a request of the reader reaches. */
export interface SupportDelivery {
  forwarding: SupportForwarding;
  /** Names of the others who read and answer requests in the panel. */
  answerers: string[];
}

/** `form_data` of POST /api/admin/support; files beside it in `attachments`. */
export const supportInputSchema = object({
  subject: titleSchema,
  importance: string()
    .oneOf(Object.keys(supportImportanceLabels) as SupportImportance[], invalid.choice)
    .required(invalid.required),
  message: string()
    .trim()
    .required(invalid.required)
    .min(limits.message.min, invalid.tooShort(limits.message.min))
    .max(limits.message.max, invalid.tooLong(limits.message.max)),
});

export type SupportInput = InferType<typeof supportInputSchema>;

/** `form_data` of POST /api/admin/support/{id}/answers, by its writer or one who answers; files beside it in `attachments`. */
export const supportAnswerSchema = object({
  text: string().trim().required(invalid.required).max(limits.message.max, invalid.tooLong(limits.message.max)),
});

export type SupportAnswer = InferType<typeof supportAnswerSchema>;
