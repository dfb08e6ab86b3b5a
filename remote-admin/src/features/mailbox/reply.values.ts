import { limits } from '@vitrin/shared-contracts/limits';
import { fillTemplate, type ReplyTemplate, type TemplatePlaceholder } from '@vitrin/shared-contracts/replies';

export interface ReplyValues {
  subject: string;
  text: string;
}

const PREFIX = 'Yn: ';

export function replyValues(subject: string): ReplyValues {
  const answered = subject.startsWith(PREFIX) ? subject : `${PREFIX}${subject}`;
  return { subject: answered.slice(0, limits.title.max), text: '' };
}

export type Placeholders = Readonly<Record<TemplatePlaceholder, string>>;

/**
 * Returns the reply with a template applied. Existing text is kept and the template's text is added below; the subject
 * is replaced only if it is still the default.
 */
export function withTemplate(
  values: ReplyValues,
  { subject, text }: Pick<ReplyTemplate, 'subject' | 'text'>,
  placeholders: Placeholders,
  first: ReplyValues,
): ReplyValues {
  const filled = fillTemplate(text, placeholders);
  return {
    subject:
      values.subject === first.subject
        ? fillTemplate(subject, placeholders).slice(0, limits.title.max)
        : values.subject,
    text: values.text.trim() === '' ? filled : `${values.text.trimEnd()}\n\n${filled}`,
  };
}

/** Returns a `mailto:` URL that opens the reply in the user's mail program. */
export function mailtoAddress(email: string, { subject, text }: ReplyValues): string {
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
