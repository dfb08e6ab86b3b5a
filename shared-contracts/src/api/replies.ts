import { number, object, string, type InferType, type StringSchema } from 'yup';
import { limits } from '../rules/limits.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { invalid } from '../rules/validation.ts';

/** How far a mail of the outbox has come. */
export const mailStateLabels = {
  queued: 'Sırada',
  sending: 'Gönderiliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
} as const;
export type MailState = keyof typeof mailStateLabels;

const mailText = string()
  .trim()
  .required(invalid.required)
  .min(limits.replyText.min, invalid.tooShort(limits.replyText.min))
  .max(limits.replyText.max, invalid.tooLong(limits.replyText.max));

/** `form_data` of POST /api/admin/{contact|human-resources}/{id}/replies. */
export const replyInputSchema = object({ subject: titleSchema, text: mailText });
export type ReplyInput = InferType<typeof replyInputSchema>;

/** An answer by e-mail as the reading view shows it. */
export interface ReplyRecord {
  id: number;
  author: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  /** The mail server's last refusal; empty: none. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
}

/** GET /api/admin/{contact|human-resources}/{id}/replies. */
export interface RepliesRecord {
  /** Whether the server knows a mail server; without one an answer is sent with a mail program of one's own. */
  can_send: boolean;
  /** The newest first. */
  replies: ReplyRecord[];
}

/** Placeholders of a template, and what stands for them in a reply. */
export const templatePlaceholders = {
  ad: 'Gönderenin adı',
  konu: 'İletinin konusu',
  numara: 'Başvuru numarası',
  sirket: 'Şirketin adı',
  imza: 'Yanıtlayanın adı',
} as const;
export type TemplatePlaceholder = keyof typeof templatePlaceholders;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts the values in for `{ad}` and its like; what is no placeholder stays as it is written. */
export function fillTemplate(text: string, values: Readonly<Record<TemplatePlaceholder, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplatePlaceholder] : whole,
  );
}

/** The first placeholder that nothing stands for: in a reply it would be sent as it is written. */
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

/** A row of GET …/templates, by name: prepared answers of this inbox. */
export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  text: string;
  version: number;
  updated_at: string;
}

/** `form_data` of POST …/templates, and with `version` of PUT …/templates/{id}. */
export const templateInputSchema = object({
  name: titleSchema,
  subject: knownPlaceholders(titleSchema),
  text: knownPlaceholders(mailText),
  version: number().integer(),
});
export type TemplateInput = InferType<typeof templateInputSchema>;
