import { applicationFormSchema, contactFormSchema, withoutConsent } from '@vitrin/shared-contracts/contact-form';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { validate } from '@vitrin/shared-contracts/validation';
import { cvError } from './check-cv.ts';

export type FormErrors = Readonly<Record<string, string>>;

export interface CheckOptions {
  kind: MailboxKind;
  /** False on a site without a data protection notice: there is nothing to confirm. */
  hasNotice: boolean;
  texts: StaticTexts['validation'];
}

/** Returns the error message of every invalid field, by the same rules as the server. */
export function checkForm(form: FormData, { kind, hasNotice, texts }: CheckOptions): FormErrors {
  const values = Object.fromEntries(form);
  if (kind === 'contact') {
    const schema = contactFormSchema(texts);
    return validate<unknown>(hasNotice ? schema : withoutConsent(schema), values).errors ?? {};
  }
  const schema = applicationFormSchema(texts);
  const cv = cvError(form.get('cv'), texts);
  const { errors } = validate<unknown>(hasNotice ? schema : withoutConsent(schema), values);
  return { ...errors, ...(cv ? { cv } : {}) };
}
