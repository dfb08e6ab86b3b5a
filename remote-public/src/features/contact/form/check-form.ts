import { applicationFormSchema, contactFormSchema } from 'shared-contracts/contact-form';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { StaticTexts } from 'shared-contracts/static-texts';
import { validate } from 'shared-contracts/validation';
import { cvFault } from './check-cv.ts';

export type FormErrors = Readonly<Record<string, string>>;

/** Every wrong field with its words, by the rules that the server has too. */
export function checkForm(kind: MailboxKind, form: FormData, words: StaticTexts['validation']): FormErrors {
  const values = Object.fromEntries(form);
  if (kind === 'contact') return validate<unknown>(contactFormSchema(words), values).errors ?? {};
  const cv = cvFault(form.get('cv'), words);
  return { ...validate<unknown>(applicationFormSchema(words), values).errors, ...(cv ? { cv } : {}) };
}
