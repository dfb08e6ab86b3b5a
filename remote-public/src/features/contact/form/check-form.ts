import { applicationFormSchema, contactFormSchema } from '@vitrin/shared-contracts/contact-form';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { validate } from '@vitrin/shared-contracts/validation';
import { cvError } from './check-cv.ts';

export type FormErrors = Readonly<Record<string, string>>;

/** Returns the error message of every invalid field, by the same rules as the server. */
export function checkForm(kind: MailboxKind, form: FormData, texts: StaticTexts['validation']): FormErrors {
  const values = Object.fromEntries(form);
  if (kind === 'contact') return validate<unknown>(contactFormSchema(texts), values).errors ?? {};
  const cv = cvError(form.get('cv'), texts);
  return { ...validate<unknown>(applicationFormSchema(texts), values).errors, ...(cv ? { cv } : {}) };
}
