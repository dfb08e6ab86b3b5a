import { accountInputSchema, askPasswordSchema, type Account } from 'shared-contracts/account';
import { validate } from 'shared-contracts/validation';

export interface ProfileValues {
  name: string;
  email: string;
}

export function profileValues({ name, email }: Account): ProfileValues {
  return { name, email };
}

/** An e-mail is one whatever its case; another one is another way in, so the password is asked. */
export function isOtherEmail(email: string, account: Account): boolean {
  return email.trim().toLowerCase() !== account.email;
}

/** The password is no value of the form: those are kept as a draft. */
export function profileErrors(
  values: ProfileValues,
  password: string,
  account: Account,
): Readonly<Record<string, string>> {
  const { errors } = validate(accountInputSchema, { ...values, version: account.version });
  const asked = isOtherEmail(values.email, account) ? validate(askPasswordSchema, { password }).errors : undefined;
  return { ...errors, ...asked };
}
