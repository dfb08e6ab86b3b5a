import { number, object, type InferType, type StringSchema } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/title-schema.ts';
import { invalid, writtenSchema } from '../rules/validation.ts';

/** Labels of the delivery states of a mail in the outbox. */
export const mailStateLabels = {
  queued: 'Sırada',
  sending: 'Gönderiliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
} as const;
/** Delivery state of a mail in the outbox. */
export type MailState = keyof typeof mailStateLabels;

const mailText = writtenSchema(limits.replyText);

/** `form_data` of `POST /api/admin/{contact|human-resources}/{id}/replies`. */
export const replyInputSchema = object({ subject: titleSchema, text: mailText });
/** Validated `form_data` of a reply; see `replyInputSchema`. */
export type ReplyInput = InferType<typeof replyInputSchema>;

/** Reply by e-mail in the view of a message. */
export interface ReplyRecord {
  id: number;
  author: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  /** Last error message of the mail server; empty when there was none. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
}

/** `data` of `GET /api/admin/{contact|human-resources}/{id}/replies`. */
export interface RepliesRecord {
  /** Whether an SMTP server is configured. Without it staff must reply with their own mail program. */
  can_send: boolean;
  /** Replies to the message, newest first. */
  replies: ReplyRecord[];
}

/** Placeholders of a reply template, with the description of the value that replaces each of them. */
export const templatePlaceholders = {
  ad: 'Gönderenin adı',
  konu: 'İletinin konusu',
  numara: 'Başvuru numarası',
  sirket: 'Şirketin adı',
  imza: 'Yanıtlayanın adı',
} as const;
/** Placeholder of a reply template, without braces. */
export type TemplatePlaceholder = keyof typeof templatePlaceholders;

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Replaces the placeholders of a reply template, such as `{ad}`. Unknown placeholders stay in the text.
 * @param text - template text
 * @param values - values by placeholder
 */
export function fillTemplate(text: string, values: Readonly<Record<TemplatePlaceholder, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplatePlaceholder] : whole,
  );
}

/**
 * Returns the first unknown placeholder; undefined when all are known. An unknown one would be sent to the recipient
 * unreplaced.
 */
function unknownPlaceholder(text: string | undefined): string | undefined {
  const names = [...(text ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return names.find((name) => !Object.hasOwn(templatePlaceholders, name));
}

function knownPlaceholders<S extends StringSchema>(schema: S) {
  return schema.test('placeholders', (value, { createError }) => {
    const unknown = unknownPlaceholder(value);
    return unknown === undefined || createError({ message: invalid.placeholder(unknown) });
  });
}

/** Row of `GET /api/admin/{contact|human-resources}/templates`, sorted by name: a reply template of this inbox. */
export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  text: string;
  version: number;
  updated_at: string;
}

/**
 * `form_data` of `POST /api/admin/{contact|human-resources}/templates` and, with `version`, of `PUT …/templates/{id}`.
 */
export const templateInputSchema = object({
  name: titleSchema,
  subject: knownPlaceholders(titleSchema),
  text: knownPlaceholders(mailText),
  version: number().integer(),
});
/** Validated `form_data` of the reply template writes; see `templateInputSchema`. */
export type TemplateInput = InferType<typeof templateInputSchema>;
