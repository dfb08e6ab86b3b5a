import { loginFormSchema, type LoginFormInput } from 'shared-contracts/auth';
import { validate } from 'shared-contracts/validation';

export function checkSignIn(values: LoginFormInput): Partial<Record<keyof LoginFormInput, string>> {
  return validate(loginFormSchema, values).errors ?? {};
}

/** The values as they are sent: the e-mail without the space around it. */
export function cleanSignIn(values: LoginFormInput): LoginFormInput {
  return loginFormSchema.validateSync(values);
}
