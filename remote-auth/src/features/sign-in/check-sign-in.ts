import { loginFormSchema, type LoginFormInput } from '@vitrin/shared-contracts/auth';
import { validate } from '@vitrin/shared-contracts/validation';

export function checkSignIn(values: LoginFormInput): Partial<Record<keyof LoginFormInput, string>> {
  return validate(loginFormSchema, values).errors ?? {};
}

/** Returns the values to send, with the e-mail trimmed. */
export function normalizeSignIn(values: LoginFormInput): LoginFormInput {
  return loginFormSchema.validateSync(values);
}
