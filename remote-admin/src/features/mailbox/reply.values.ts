import { limits } from 'shared-contracts/limits';
import { fillTemplate, type ReplyTemplate, type TemplatePlaceholder } from 'shared-contracts/replies';

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

/** What is written stays: the template's text goes below it, and its subject only where the subject is still the first one. */
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

/** The answer in a mail program of one's own. */
export function mailtoAddress(email: string, { subject, text }: ReplyValues): string {
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
