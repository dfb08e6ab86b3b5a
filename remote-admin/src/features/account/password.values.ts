import { ownPasswordSchema } from 'shared-contracts/account';
import { newPasswordSchema, weakPassword, type PasswordOwner } from 'shared-contracts/new-password';
import { validate } from 'shared-contracts/validation';

export const noPasswords = { password: '', new_password: '', repeat: '' };

export type PasswordValues = typeof noPasswords;

const NOT_REPEATED = 'Şifreler Birbirinden Farklı';

export function passwordErrors(values: PasswordValues, owner: PasswordOwner): Readonly<Record<string, string>> {
  const { errors } = validate(ownPasswordSchema, values);
  const objection = objectionTo(values, owner);
  return {
    ...errors,
    ...(objection ? { new_password: objection } : {}),
    ...(values.repeat === values.new_password ? {} : { repeat: NOT_REPEATED }),
  };
}

function objectionTo({ password, new_password }: PasswordValues, owner: PasswordOwner): string | undefined {
  const [objection] = Object.values(validate(newPasswordSchema(owner), new_password).errors ?? {});
  return objection ?? (new_password === password ? weakPassword.same : undefined);
}
