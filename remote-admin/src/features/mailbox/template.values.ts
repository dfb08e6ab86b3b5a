import { templateInputSchema, type ReplyTemplate } from 'shared-contracts/replies';
import { validate } from 'shared-contracts/validation';

export interface TemplateValues {
  name: string;
  subject: string;
  text: string;
}

/** An answer keeps the visitor's own subject unless its template has another one. */
const FIRST_SUBJECT = 'Yn: {konu}';
const FIRST_TEXT = 'Sayın {ad},\n\n\n\nSaygılarımızla\n{imza}\n{sirket}';

export function templateValues(record: ReplyTemplate | null): TemplateValues {
  if (!record) return { name: '', subject: FIRST_SUBJECT, text: FIRST_TEXT };
  const { name, subject, text } = record;
  return { name, subject, text };
}

export function templateErrors(values: TemplateValues): Readonly<Record<string, string>> {
  return validate(templateInputSchema, values).errors ?? {};
}
