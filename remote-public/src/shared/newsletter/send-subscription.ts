import { api } from '@vitrin/shared-contracts/paths';
import { subscriptionFormSchema } from '@vitrin/shared-contracts/newsletter';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { validate } from '@vitrin/shared-contracts/validation';
import { failureMessage } from '../failure-message.ts';
import type { FormErrors } from '../form/check-form.ts';

const TOO_MANY = 429;

/** Sent; or not sent, with the messages by field and, as `form`, for the whole form. */
export type Outcome = { sent: true } | { sent: false; errors: FormErrors };

/** Validates the form by the rules of the server and sends it. Never throws because of a lost connection. */
export async function sendSubscription(
  form: FormData,
  { texts, language }: { texts: StaticTexts; language: string },
): Promise<Outcome> {
  const { errors } = validate(subscriptionFormSchema(texts), Object.fromEntries(form));
  if (errors) return { sent: false, errors };
  const { sendForm, Unreachable } = await import('@vitrin/shared-contracts/http');
  try {
    const answer = await sendForm<null>('POST', `${api.newsletter}?lang=${language}`, Object.fromEntries(form));
    if (answer.success) return { sent: true };
    const message = answer.status === TOO_MANY ? texts.toasts.throttled : answer.message;
    return { sent: false, errors: { form: failureMessage(texts, answer.status, message).text, ...answer.errors } };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { sent: false, errors: { form: failureMessage(texts, 0).text } };
  }
}
