import {
  supportAnswerSchema,
  supportInputSchema,
  type SupportAnswer,
  type SupportInput,
} from 'shared-contracts/support';
import { validate } from 'shared-contracts/validation';

/** The forms' values travel as they are. */
export const blankRequest: SupportInput = { subject: '', importance: 'normal', message: '' };
export const blankAnswer: SupportAnswer = { text: '' };

export function supportErrors(values: SupportInput): Readonly<Record<string, string>> {
  return validate(supportInputSchema, values).errors ?? {};
}

export function answerErrors(values: SupportAnswer): Readonly<Record<string, string>> {
  return validate(supportAnswerSchema, values).errors ?? {};
}
