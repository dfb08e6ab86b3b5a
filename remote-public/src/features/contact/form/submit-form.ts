import type { MailboxKind } from 'shared-contracts/mailbox';
import { fillTimeField } from 'shared-contracts/submitted-form';
import type { StaticTexts } from 'shared-contracts/static-texts';
import { failureWords, type FailureWords } from '../../../shared/failure-words.ts';
import { checkForm, type FormErrors } from './check-form.ts';
import { sendFilledForm } from './send-form.ts';

export { checkForm } from './check-form.ts';
export { prepare } from './send-form.ts';

const TOO_MANY = 429;

export interface Attempt {
  kind: MailboxKind;
  form: HTMLFormElement;
  texts: StaticTexts;
  language: string;
  /** Idempotency key; the same for every attempt to send this form. */
  key: string;
  fillTime: number;
  /** Called when the form is valid, before it is sent. */
  onValid: () => void;
}

/** Sent, with the number to quote; or not, because fields are wrong or sending failed. */
export type Outcome = { sent: string } | { wrong: FormErrors; failure?: FailureWords };

/** Checks a form by the rules that the server has too, and sends it. Never throws for a lost connection. */
export async function submitForm({ kind, form, texts, language, key, fillTime, onValid }: Attempt): Promise<Outcome> {
  const filled = new FormData(form);
  const wrong = checkForm(kind, filled, texts.validation);
  if (Object.keys(wrong).length > 0) return { wrong };
  onValid();
  filled.set(fillTimeField, String(fillTime));
  const answer = await sendFilledForm({ kind, form: filled, language, key });
  if (!answer) return { wrong: {}, failure: failureWords(texts, 0) };
  if (answer.success && answer.data) return { sent: answer.data.reference };
  const message = answer.status === TOO_MANY ? texts.toasts.throttled : answer.message;
  return { wrong: answer.errors ?? {}, failure: failureWords(texts, answer.status, message) };
}
