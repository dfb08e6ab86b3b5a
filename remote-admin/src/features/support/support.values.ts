import { supportInputSchema, type SupportInput } from 'shared-contracts/support';
import { validate } from 'shared-contracts/validation';

/** The form's values travel as they are. */
export const blankRequest: SupportInput = { subject: '', importance: 'normal', message: '' };

export function supportErrors(values: SupportInput): Readonly<Record<string, string>> {
  return validate(supportInputSchema, values).errors ?? {};
}
