import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { fillTimeField } from '@vitrin/shared-contracts/submitted-form';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { failureMessage, type FailureMessage } from '../failure-message.ts';
import { checkForm, type FormErrors } from './check-form.ts';
import { sendFilledForm } from './send-form.ts';

export { checkForm } from './check-form.ts';
export { preloadHttp } from './send-form.ts';

const TOO_MANY = 429;

export interface Submission {
  kind: MailboxKind;
  /** False on a site without a data protection notice. */
  hasNotice: boolean;
  form: HTMLFormElement;
  texts: StaticTexts;
  language: string;
  /** Idempotency key; the same for every attempt to send this form. */
  key: string;
  fillTime: number;
  /** Called when the form is valid, before it is sent. */
  onValid: () => void;
}

/** Sent, with the reference number; or not sent, because fields are invalid or the request failed. */
export type Outcome = { sent: string } | { wrong: FormErrors; failure?: FailureMessage };

/** Validates a form by the same rules as the server and sends it. Never throws because of a lost connection. */
export async function submitForm({
  kind,
  hasNotice,
  form,
  texts,
  language,
  key,
  fillTime,
  onValid,
}: Submission): Promise<Outcome> {
  const filled = new FormData(form);
  const wrong = checkForm(filled, { kind, hasNotice, texts: texts.validation });
  if (Object.keys(wrong).length > 0) return { wrong };
  onValid();
  filled.set(fillTimeField, String(fillTime));
  const answer = await sendFilledForm({ kind, form: filled, language, key });
  if (!answer) return { wrong: {}, failure: failureMessage(texts, 0) };
  if (answer.success && answer.data) return { sent: answer.data.reference };
  const message = answer.status === TOO_MANY ? texts.toasts.throttled : answer.message;
  return { wrong: answer.errors ?? {}, failure: failureMessage(texts, answer.status, message) };
}
